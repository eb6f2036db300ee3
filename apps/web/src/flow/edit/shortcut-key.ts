/** The parts of a key press that identify a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>;

/**
 * Returns the name of a key as shortcuts are written: a Latin letter in lower case, or the key's own name.
 *
 * A Latin letter counts as it is typed, wherever the layout has it. On a keyboard of another script (Greek, Cyrillic, Arabic,
 * Hebrew, Thai …) the letter is that of the same key on a US keyboard, as in the browsers' own shortcuts.
 *
 *     QWERTZ  key 'z', code 'KeyY'  →  'z'
 *     Greek   key 'ζ', code 'KeyZ'  →  'z'
 *     Arabic  key '~', code 'KeyZ'  →  'z'      (Shift is held)
 */
export function shortcutKey({ key, code, altKey }: KeyPress): string {
  if (key.length === 1 && /\p{Script=Latin}/u.test(key)) return key.toLowerCase();
  // With Alt or AltGr the key types a character of its own.
  const letter = altKey ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  return QUESTION_MARKS.has(key) ? '?' : key;
}

/** The question mark of Latin, Greek, Cyrillic and Hebrew keyboards, and that of Arabic and Persian ones. */
const QUESTION_MARKS: ReadonlySet<string> = new Set(['?', '؟']);
