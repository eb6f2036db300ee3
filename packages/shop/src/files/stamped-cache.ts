/** A cache whose entries hold as long as their stamp: what was made of something until that changes. */
export interface StampedCache {
  /** What `make` made of `key` when its stamp was this one, or makes it now. */
  get<Value>(key: string, stamp: string, make: () => Value): Value;
}

export function createStampedCache(): StampedCache {
  const known = new Map<string, { readonly stamp: string; readonly value: unknown }>();
  return {
    get<Value>(key: string, stamp: string, make: () => Value): Value {
      const found = known.get(key);
      if (found?.stamp === stamp) return found.value as Value;
      const value = make();
      known.set(key, { stamp, value });
      // What could not be made is tried again.
      if (value instanceof Promise) value.catch(() => known.delete(key));
      return value;
    },
  };
}
