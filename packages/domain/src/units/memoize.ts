/** Memoises a function of an object; a result is kept as long as its key object is alive. */
export function memoize<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const value = make(key);
    cache.set(key, value);
    return value;
  };
}

/** Memoises a function of a text or a number; results are kept as long as the returned function is alive. */
export function memoizeByValue<Key extends string | number, Value extends NonNullable<unknown> | null>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    cache.set(key, value);
    return value;
  };
}
