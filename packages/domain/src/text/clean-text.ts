import { beginningOf } from './letters/graphemes.ts';
import { removeUnneededMarks } from './remove-unneeded-marks.ts';

/** Length limit, UTF-16 units. Longer texts are cut before fitting, which keeps fitting fast. */
export const MAX_TEXT_LENGTH = 1000;

const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/;
/** Invisible characters that are removed: controls, unpaired surrogates, characters that embed or override a direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u180e\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]/gu;

/** The lines of a typed text, split at any kind of line end. */
export function linesOf(text: string): readonly string[] {
  return text.split(LINE_END);
}

/**
 * Cleans a typed text for storage: keeps letters of every script, composed (NFC), and removes invisible characters. `printableText`
 * decides which of them the fonts can draw.
 *
 *     'Łódź\t– 5 €\u0000'  →  'Łódź – 5 €'
 *
 * @returns lines separated by '\n', at most `MAX_TEXT_LENGTH` UTF-16 units in all, never cut inside a grapheme
 * @see [TFIT-01]
 */
export function cleanText(text: string): string {
  const clean = linesOf(text.slice(0, 4 * MAX_TEXT_LENGTH)).map((line) =>
    removeUnneededMarks(line.replaceAll('\t', ' ').replace(INVISIBLE_CHARACTERS, '').normalize('NFC')),
  );
  return beginningOf(clean.join('\n'), MAX_TEXT_LENGTH);
}
