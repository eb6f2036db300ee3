import { z } from 'zod';
import { idAnswer } from './id.ts';

const format = z.object({ src: z.string(), width: z.number().int().positive(), height: z.number().int().positive() });

/** A picture of the quote library; it is a photo of everybody, so its id may stand in a collage. [QUOTE-01] */
export const quoteItem = z.object({
  id: idAnswer,
  type: z.literal(2),
  unique: z.string(),
  /** The sentence, for people who cannot see the picture. */
  text: z.string(),
  webformat: format,
  fullformat: format,
});
export type QuoteItem = z.infer<typeof quoteItem>;

export const quotesAnswer = z.array(quoteItem);
export type QuotesAnswer = z.infer<typeof quotesAnswer>;
