import { z } from 'zod';

/* Parts of the schemas of a shop's files. Each says in words what a value must be. */

/** An object with these keys and no others. */
export function strictObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `nobody knows this key; known are ${known}` : `must be an object with ${known}`),
  });
}

/** A whole number of these from `low` to `high`. */
export function wholeNumber(what: string, low: number, high: number) {
  const error = `must be a whole number of ${what} from ${low} to ${high}`;
  return z.int({ error }).min(low, { error }).max(high, { error });
}

/** One of these texts. */
export function oneOf<const Word extends string>(...words: readonly [Word, ...Word[]]) {
  return z.enum(words, { error: `must be ${words.map((word) => `"${word}"`).join(' or ')}` });
}

/** The same part under each of these keys. */
export function eachKey<const Key extends string, Part extends z.ZodType>(keys: readonly Key[], part: Part) {
  return Object.fromEntries(keys.map((key) => [key, part])) as Record<Key, Part>;
}
