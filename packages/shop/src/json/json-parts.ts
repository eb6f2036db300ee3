import { z } from 'zod';

/* Building blocks for the schemas of a shop's files. Each has an error message that says what the value must be. */

/** Object with these keys and no others. */
export function strictObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `unknown key; known are ${names}` : `must be an object with ${names}`),
  });
}

/** Whole number from `low` to `high`; `what` is the unit in the message. */
export function wholeNumber(what: string, low: number, high: number) {
  const error = `must be a whole number of ${what} from ${low} to ${high}`;
  return z.int({ error }).min(low, { error }).max(high, { error });
}

/** One of these texts. */
export function oneOf<const Word extends string>(...words: readonly [Word, ...Word[]]) {
  return z.enum(words, { error: `must be ${words.map((word) => `"${word}"`).join(' or ')}` });
}

/** Object in which all these keys have the same schema. */
export function eachKey<const Key extends string, Part extends z.ZodType>(keys: readonly Key[], part: Part) {
  return Object.fromEntries(keys.map((key) => [key, part])) as Record<Key, Part>;
}
