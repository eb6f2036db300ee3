import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';
import { idAnswer } from './id.ts';

const format = z.object({ src: z.string(), width: z.number().int().positive(), height: z.number().int().positive() });

/** A picture of the quote library. Any collage may use its id as a photo. [QUOTE-01] */
export const quoteItem = z.object({
  id: idAnswer,
  type: z.literal(2),
  unique: z.string(),
  /** Text of the quote, for screen readers. */
  text: z.string(),
  webformat: format,
  fullformat: format,
});
export type QuoteItem = z.infer<typeof quoteItem>;

export const quotesAnswer = z.array(quoteItem);
export type QuotesAnswer = z.infer<typeof quotesAnswer>;

export const quotesCall = call({
  tag: 'Photos',
  summary: 'List the quotes for use in a collage',
  params: z.object({ id: plainText(20) }),
  answer: quotesAnswer,
  example: {
    answer: [
      {
        id: 1,
        type: 2,
        unique: 'quote-1',
        text: 'Hogar, dulce hogar',
        webformat: { src: '/photos/1/web.jpg', width: 800, height: 800 },
        fullformat: { src: '/photos/1/full.jpg', width: 2400, height: 2400 },
      },
    ],
  },
});
