/** Letters of Turkish and Azerbaijani only. */
const TURKISH = /[ıİğĞ]/;
/** ş occurs in Turkish, but also in Kurdish and older Romanian, which have letters that Turkish does not have. */
const MAYBE_TURKISH = /[şŞ]/;
const NOT_TURKISH = /[êÊăĂţŢțȚ]/;
const GREEK = /([\u0370-\u03ff\u1f00-\u1fff]+)/;
/** The micro sign is a unit: it has no capital (toUpperCase gives Greek capital Mu). */
const UNIT = 'µ';

/**
 * Capitalises a text by the rules of its language, which is detected from its letters: i becomes İ in Turkish, Greek capitals lose
 * their accents.
 *
 *     'Straße ışık'  →  'STRASSE IŞIK';  'diyarbakır'  →  'DİYARBAKIR';  'Ελλάδα'  →  'ΕΛΛΑΔΑ'
 *
 * @param whole  the text for language detection, if `text` is a part of it
 */
export function capitalise(text: string, whole = text): string {
  const locale = isTurkish(whole) ? 'tr' : 'und';
  const parts = text
    .split(GREEK)
    .map((part, index) => part.split(UNIT).map((piece) => piece.toLocaleUpperCase(index % 2 === 1 ? 'el' : locale)));
  return parts.map((pieces) => pieces.join(UNIT)).join('');
}

function isTurkish(text: string): boolean {
  return TURKISH.test(text) || (MAYBE_TURKISH.test(text) && !NOT_TURKISH.test(text));
}
