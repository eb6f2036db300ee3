/**
 * Returns the normalised form of a username: equal for names that differ in case, width, composition or invisible characters, which
 * therefore share one account. The name itself is shown as typed.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
}
