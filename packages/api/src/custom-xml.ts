import { z } from 'zod';

/** Width and height are cm as typed: comma or point. [HTTP-07] */
export const customXmlRequest = z.object({
  width: z.coerce.string().max(20),
  height: z.coerce.string().max(20),
  templateId: z.coerce.string().max(64),
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
