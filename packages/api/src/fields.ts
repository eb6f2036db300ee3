import { z } from 'zod';

/* What a field of a request may hold. Nothing is guessed at: `true`, `"0x10"` and `"1e1"` are no numbers, and `7` in JSON is one. */

/** The largest whole number that the database counts with. */
const MAX_COUNT = 2_147_483_647;

/** NUL, which no database keeps, and halves of a surrogate pair, which no encoding writes. */
const UNWRITABLE = /\0|\p{Cs}/u;
const CONTROL = /\p{Cc}/u;

export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !UNWRITABLE.test(text), 'holds a character that no text can hold');

/** Changes the direction of text or takes no room, and letters that show nothing: a name could look like another one with them. */
const HIDDEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** One line, as it stands on a parcel: without hidden characters, without space at its ends, and not empty unless `min` is 0. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .overwrite((text) => text.replace(HIDDEN, ''))
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !UNWRITABLE.test(text) && !CONTROL.test(text), 'holds a character that no line can hold');

/** A number in JSON, digits in a form. */
export const count = (max = MAX_COUNT) =>
  z.union([
    z.number().int().min(1).max(max),
    z
      .string()
      .regex(/^[1-9][0-9]{0,9}$/)
      .transform(Number)
      .refine((number) => number <= max, 'is too large'),
  ]);

/** A text in a form, which in JSON may be a number. */
export const textOrNumber = (max: number) => z.union([plainText(max), z.number().transform(String)]);

/** Money in an answer. */
export const cents = z.number().int().nonnegative();

/** The name of one attempt, where it stands in the form. */
export const attemptKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
