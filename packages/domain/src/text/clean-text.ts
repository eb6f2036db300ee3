/** No wall has room for more; what is longer is cut before any fitting, so that fitting stays quick. */
export const MAX_TEXT_LENGTH = 1000;

const NOT_PRINTABLE = /[^\x20-\x7e\xa1-\xff]/g;
const LINE_END = /\r\n?|\n/;

/** The lines of a typed text; any kind of line end parts them. */
export function linesOf(text: string): readonly string[] {
  return text.split(LINE_END);
}

/**
 * A typed text as it may stand on a wall: on each line only printable ASCII and Latin-1 stay.
 *
 *     'Año €5 – ok\u00a0!'  →  'Año 5  ok!'
 *
 * @returns lines parted by '\n', at most `MAX_TEXT_LENGTH` characters in all
 * @see [TFIT-01]
 */
export function cleanText(text: string): string {
  const clean = linesOf(text.slice(0, 4 * MAX_TEXT_LENGTH)).map((line) => line.replace(NOT_PRINTABLE, ''));
  return clean.join('\n').slice(0, MAX_TEXT_LENGTH);
}
