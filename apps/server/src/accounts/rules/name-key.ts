/**
 * A username's identity: one account for every way to type the same name, with other case, width, composition or invisible characters.
 * The name itself is shown as typed.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
}
