/** Longest part of a word that is stored and compared, characters: an index entry has a limit, and some characters fold into many. */
const MAX_CHARACTERS = 64;
/** Letters that have no decomposition into a base letter and a mark. */
const UNMARKED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i' };

const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');

/**
 * Splits texts into their distinct search words: letters and digits, without case, width, accents and ligatures. `García-Núñez,
 * ana@example.org` yields garcia, nunez, ana, example and org.
 */
export function searchWords(texts: readonly string[]): readonly string[] {
  const folded = foldCase(texts.join(' ')).replace(/[ßæœøđðþłħı]/g, (letter) => UNMARKED[letter] ?? letter);
  const words = folded.match(new RegExp(`[\\p{L}\\p{N}\\p{M}]{1,${MAX_CHARACTERS}}`, 'gu')) ?? [];
  return [...new Set(words)];
}
