import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { textOrNumber } from './fields.ts';

/** Width and height in cm, with a decimal comma or point. [HTTP-07] */
export const customXmlRequest = z.object({
  width: textOrNumber(20),
  height: textOrNumber(20),
  templateId: textOrNumber(64),
});
export type CustomXmlRequest = z.infer<typeof customXmlRequest>;

/** `materials` is a comma-separated list, `description` the price text as HTML. [HTTP-08] [CHILD-06] */
export const customXmlAnswer = z.object({
  materials: z.string(),
  description: z.string(),
  width: z.number(),
  height: z.number(),
  templateId: z.string(),
  childTemplateId: z.string(),
});
export type CustomXmlAnswer = z.infer<typeof customXmlAnswer>;

export const customXmlCall = call({
  tag: 'Catalogue',
  summary: 'Get price and materials of a custom size',
  description: 'Returns the price and the materials of a design at a size that is not in its list.',
  isChange: true,
  body: customXmlRequest,
  bodyTypes: FORM_TYPES,
  answer: customXmlAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_SIZE', 'GENERATOR_WARNING_DEFAULT', 'GENERATOR_WARNING_SQUARE', 'GENERATOR_WARNING_SQUARE_RATIO'],
  example: {
    body: { width: '62,5', height: '40', templateId: 'even' },
    answer: {
      materials: 'POSTER,CANVAS2CM',
      description: 'POSTER: € 24,95',
      width: 62.5,
      height: 40,
      templateId: 'even',
      childTemplateId: 'even-62.5x40',
    },
  },
});
