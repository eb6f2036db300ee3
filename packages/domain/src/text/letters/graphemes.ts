/** Latin letters and characters without combining marks: each is a grapheme of its own. */
const SINGLE = /^[\n\x20-\x7e\u00a1-\u02ff\u2010-\u2027]*$/;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Splits a text into graphemes: a letter with its marks, a joined emoji.
 *
 *     'e\u0301👨‍👩‍👧!'  →  ['e\u0301', '👨‍👩‍👧', '!']
 */
export function graphemesOf(text: string): readonly string[] {
  return SINGLE.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, at most `length` UTF-16 units, never cut inside a grapheme. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const grapheme of graphemesOf(text.slice(0, 2 * length))) {
    if (end + grapheme.length > length) break;
    end += grapheme.length;
  }
  return text.slice(0, end);
}
