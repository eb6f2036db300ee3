import { z } from 'zod';

/* Schemas of request fields. They do not coerce: `true`, `"0x10"` and `"1e1"` are not numbers; `7` in JSON is one. */

/** Largest value of a 32-bit database integer. */
const MAX_COUNT = 2_147_483_647;

/** NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const UNWRITABLE = /\0|\p{Cs}/u;
const CONTROL = /\p{Cc}/u;

export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !UNWRITABLE.test(text), 'holds a character that no text can hold');

/** Invisible characters, including those that change the direction of text: with them a name could look like another one. */
const HIDDEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** One line, as on an address label: without hidden characters and surrounding space, and not empty unless `min` is 0. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .overwrite((text) => text.replace(HIDDEN, ''))
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !UNWRITABLE.test(text) && !CONTROL.test(text), 'holds a character that no line can hold');

/** Whole number: a number in JSON, digits in a form. */
export const count = (max = MAX_COUNT) =>
  z.union([
    z.number().int().min(1).max(max),
    z
      .string()
      .regex(/^[1-9][0-9]{0,9}$/)
      .transform(Number)
      .refine((number) => number <= max, 'is too large'),
  ]);

/** Text in a form; may be a number in JSON. */
export const textOrNumber = (max: number) => z.union([plainText(max), z.number().transform(String)]);

/** Amount in an answer, smallest unit of the currency. */
export const cents = z.number().int().nonnegative();

/** Idempotency key in a form field. */
export const attemptKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
