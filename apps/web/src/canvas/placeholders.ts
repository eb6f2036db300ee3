/** A picture on the page; `plainName` is the name of the same photo without an effect. */
export interface Shown {
  readonly name: string;
  readonly plainName: string;
}

/**
 * Maps each picture that replaced another picture of the same photo to that picture's name: the previous look of the slot. A photo that
 * is in two slots with two effects never gives one slot the look of the other.
 *
 * @param before  pictures that the page showed, one entry per slot
 * @param current     pictures that it shows now
 */
export function placeholders(before: readonly Shown[], current: readonly Shown[]): ReadonlyMap<string, string> {
  const change = new Map<string, number>();
  for (const { name } of before) change.set(name, (change.get(name) ?? 0) - 1);
  for (const { name } of current) change.set(name, (change.get(name) ?? 0) + 1);
  const lost = new Map<string, Set<string>>();
  for (const { name, plainName } of before) {
    if ((change.get(name) ?? 0) < 0) lost.set(plainName, (lost.get(plainName) ?? new Set()).add(name));
  }
  const pairs = current.flatMap(({ name, plainName }) => {
    const [only, ...more] = lost.get(plainName) ?? [];
    return only !== undefined && more.length === 0 && (change.get(name) ?? 0) > 0 ? [[name, only] as const] : [];
  });
  return new Map(pairs);
}
