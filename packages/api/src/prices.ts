import { z } from 'zod';
import { call } from './call.ts';
import { cents, plainText } from './fields.ts';

const side = z
  .string()
  .max(20)
  .regex(/^\d{1,4}([.,]\d{1,4})?$/);

/** Width and height in cm. */
export const pricesRequest = z.object({
  templateid: plainText(64),
  /** Id of the size in the list; omitted for a custom size. */
  childtemplateid: plainText(64).optional(),
  width: side,
  height: side,
});
export type PricesRequest = z.infer<typeof pricesRequest>;

export const pricesAnswer = z.object({
  currency: z.string(),
  /** Price of one piece including VAT; empty if nothing has a price. */
  prices: z.array(z.object({ material: z.string(), priceCents: cents })),
});
export type PricesAnswer = z.infer<typeof pricesAnswer>;

export const pricesCall = call({
  tag: 'Catalogue',
  summary: 'Get the price of a design in a size, on each of its materials',
  querystring: pricesRequest,
  answer: pricesAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: { currency: 'EUR', prices: [{ material: 'POSTER', priceCents: 1300 }] } },
});
