/** A picture on the page: `plainName` is the one of the same photo without an effect. */
export interface Shown {
  readonly name: string;
  readonly plainName: string;
}

/**
 * For each picture that came to the page in place of another one of the same photo, the name of that one: what its slot looked
 * like before. A photo that is in two slots with two effects never lends one slot the other's look.
 *
 * @param before  what the page showed, a picture as often as it was shown
 * @param now     what it shows
 */
export function placeholders(before: readonly Shown[], now: readonly Shown[]): ReadonlyMap<string, string> {
  const change = new Map<string, number>();
  for (const { name } of before) change.set(name, (change.get(name) ?? 0) - 1);
  for (const { name } of now) change.set(name, (change.get(name) ?? 0) + 1);
  const lost = new Map<string, Set<string>>();
  for (const { name, plainName } of before) {
    if ((change.get(name) ?? 0) < 0) lost.set(plainName, (lost.get(plainName) ?? new Set()).add(name));
  }
  const pairs = now.flatMap(({ name, plainName }) => {
    const [only, ...more] = lost.get(plainName) ?? [];
    return only !== undefined && more.length === 0 && (change.get(name) ?? 0) > 0 ? [[name, only] as const] : [];
  });
  return new Map(pairs);
}
