/** An LRU cache before `make`: the `limit` values asked for last are kept by their keys. */
export function rememberRecent<Input, Value extends object>(
  limit: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Value,
): (input: Input) => Value {
  const kept = new Map<string, Value>();
  return (input) => {
    const key = keyOf(input);
    const value = kept.get(key) ?? make(input);
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
