import { cleanText } from './clean-text.ts';
import type { TextData } from './text-data.ts';

/**
 * The characters that are really drawn. Capitals are made at drawing time, so that switching them off brings the typed
 * letters back; a letter whose capital cannot be drawn (ÿ, µ) stays as it is.
 *
 *     'Straße'  →  'STRASSE'
 */
export function shownText({ text, caps }: Pick<TextData, 'text' | 'caps'>): string {
  if (latest.text !== text || latest.caps !== caps) {
    const clean = cleanText(text);
    latest = { text, caps, shown: caps ? clean.replace(/[^\n]/g, capitalOf) : clean };
  }
  return latest.shown;
}

/** A text is fitted size by size and then drawn: all of that asks for the same letters. */
let latest = { text: '', caps: false, shown: '' };

/** At most as many as there are printable letters. */
const capitals = new Map<string, string>();

function capitalOf(letter: string): string {
  const known = capitals.get(letter) ?? (cleanText(letter.toUpperCase()) || letter);
  capitals.set(letter, known);
  return known;
}
