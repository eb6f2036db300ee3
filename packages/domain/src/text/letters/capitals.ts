/** Letters that only Turkish and its closest kin write. */
const TURKISH = /[ıİğĞ]/;
/** Kurdish and older Romanian write ş, too, beside letters that Turkish does not have. */
const MAYBE_TURKISH = /[şŞ]/;
const NOT_TURKISH = /[êÊăĂţŢțȚ]/;
const GREEK = /([\u0370-\u03ff\u1f00-\u1fff]+)/;
/** The micro sign is no letter of a word: its capital would be an M. */
const UNIT = 'µ';

/**
 * The text in capitals, by the rules of the language that its letters tell: i becomes İ among Turkish letters, Greek
 * capitals go without their accents.
 *
 *     'Straße ışık'  →  'STRASSE IŞIK';  'diyarbakır'  →  'DİYARBAKIR';  'Ελλάδα'  →  'ΕΛΛΑΔΑ'
 *
 * @param whole  the text that tells the language, where only a part of it is asked for
 */
export function capitalsOf(text: string, whole = text): string {
  const locale = isTurkish(whole) ? 'tr' : 'und';
  const parts = text
    .split(GREEK)
    .map((part, index) => part.split(UNIT).map((piece) => piece.toLocaleUpperCase(index % 2 === 1 ? 'el' : locale)));
  return parts.map((pieces) => pieces.join(UNIT)).join('');
}

function isTurkish(text: string): boolean {
  return TURKISH.test(text) || (MAYBE_TURKISH.test(text) && !NOT_TURKISH.test(text));
}
