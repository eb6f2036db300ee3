import { beginningOf } from './letters/graphemes.ts';
import { withNeededMarks } from './needed-marks.ts';

/** No wall has room for more; what is longer is cut before any fitting, so that fitting stays quick. UTF-16 units. */
export const MAX_TEXT_LENGTH = 1000;

const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/;
/** What nobody sees and nothing needs: controls, lone halves of signs, signs that embed or override a direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u180e\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]/gu;

/** The lines of a typed text; any kind of line end parts them. */
export function linesOf(text: string): readonly string[] {
  return text.split(LINE_END);
}

/**
 * A typed text as it is kept: every letter of every script, composed, without what cannot be seen. What of it the fonts can
 * draw is another question, see `printableText`.
 *
 *     'Łódź\t– 5 €\u0000'  →  'Łódź – 5 €'
 *
 * @returns lines parted by '\n', at most `MAX_TEXT_LENGTH` UTF-16 units in all, the last sign whole
 * @see [TFIT-01]
 */
export function cleanText(text: string): string {
  const clean = linesOf(text.slice(0, 4 * MAX_TEXT_LENGTH)).map((line) =>
    withNeededMarks(line.replaceAll('\t', ' ').replace(UNSEEN, '').normalize('NFC')),
  );
  return beginningOf(clean.join('\n'), MAX_TEXT_LENGTH);
}
