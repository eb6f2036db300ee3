/** Checks the form of an untrusted value. */
export type Check = (value: unknown) => boolean;

/** One check per field: a new field of the type without a check does not compile. */
export type Fields<Value> = { readonly [Field in keyof Value]-?: Check };

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => Number.isFinite(value);
export const isPositive: Check = (value) => Number.isFinite(value) && (value as number) > 0;
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isColor: Check = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

export function isBetween(low: number, high: number): Check {
  return (value) => Number.isFinite(value) && (value as number) >= low && (value as number) <= high;
}

export function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function isOrNull(check: Check): Check {
  return (value) => value === null || check(value);
}

export function isAnyOf(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

export function isListOf(check: Check, maxLength = Number.POSITIVE_INFINITY): Check {
  return (value) => Array.isArray(value) && value.length <= maxLength && value.every(check);
}

export function isMapOf(check: Check): Check {
  return (value) => isPlain(value) && Object.values(value).every(check);
}

/** Allows a field to be missing. */
export function isOptional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** Requires exactly these fields: additional ones fail like missing ones. */
export function isRecordOf<Value>(fields: Fields<Value>): Check {
  const checks = Object.entries<Check>(fields);
  return (value) =>
    isPlain(value) &&
    Object.keys(value).every((field) => Object.hasOwn(fields, field)) &&
    checks.every(([field, check]) => check(Object.hasOwn(value, field) ? value[field] : undefined));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
