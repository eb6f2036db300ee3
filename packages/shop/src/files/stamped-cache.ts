/** A cache whose entries are valid while their stamp is unchanged. */
export interface StampedCache {
  /** Returns the cached value of `key` if its stamp matches; otherwise calls `make` and caches the result. */
  get<Value>(key: string, stamp: string, make: () => Value): Value;
}

export function createStampedCache(): StampedCache {
  const cache = new Map<string, { readonly stamp: string; readonly value: unknown }>();
  return {
    get<Value>(key: string, stamp: string, make: () => Value): Value {
      const cached = cache.get(key);
      if (cached?.stamp === stamp) return cached.value as Value;
      const value = make();
      cache.set(key, { stamp, value });
      // Rejected promises are not cached.
      if (value instanceof Promise) value.catch(() => cache.delete(key));
      return value;
    },
  };
}
