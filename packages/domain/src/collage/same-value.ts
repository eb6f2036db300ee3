/** True if two plain values (records, lists, texts, numbers) have equal content. Shared parts are not compared. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/**
 * `after` with every unchanged part taken from `before`, so that `===` detects changes. Returns `before` itself for equal content. Only
 * records are compared by parts; other values are taken as a whole.
 */
export function keepUnchanged<Value>(before: Value, after: Value): Value {
  if (isSameValue(before, after)) return before;
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.entries(after).map(([key, part]) => [key, Object.hasOwn(before, key) ? keepUnchanged(before[key], part) : part]);
  return Object.fromEntries(parts) as Value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
