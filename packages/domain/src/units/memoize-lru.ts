/**
 * Memoises a function with an LRU cache of `limit` results.
 *
 * @param keyOf  cache key of an input
 * @param make   computes a result; further arguments are not part of the key
 */
export function memoizeLru<Input, Value extends object, More extends readonly unknown[] = []>(
  limit: number,
  keyOf: (input: Input) => string,
  make: (input: Input, ...more: More) => Value,
): (input: Input, ...more: More) => Value {
  const entries = new Map<string, Value>();
  return (input, ...more) => {
    const key = keyOf(input);
    const value = entries.get(key) ?? make(input, ...more);
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
