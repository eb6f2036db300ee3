/**
 * Makes the names of a list distinct by numbering repeated ones.
 *
 *     Even, Polara, Even  →  Even, Polara, Even (2)
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((candidate) => candidate === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
