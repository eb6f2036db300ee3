/** An LRU cache before `make`: the `limit` values asked for last are kept by the keys of their inputs, whatever more `make` is told. */
export function rememberRecent<Input, Value extends object, More extends readonly unknown[] = []>(
  limit: number,
  keyOf: (input: Input) => string,
  make: (input: Input, ...more: More) => Value,
): (input: Input, ...more: More) => Value {
  const kept = new Map<string, Value>();
  return (input, ...more) => {
    const key = keyOf(input);
    const value = kept.get(key) ?? make(input, ...more);
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
