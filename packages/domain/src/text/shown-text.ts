import { faceOf } from './fonts.ts';
import { capitalise } from './letters/capitalise.ts';
import type { FontFallbacks } from './letters/font-fallbacks.ts';
import { graphemesOf } from './letters/graphemes.ts';
import { type PrintableText, printableText } from './letters/printable-text.ts';
import type { TextData } from './text-data.ts';

/** The fields of a text that determine the drawn characters. */
export type Wording = Pick<TextData, 'text' | 'caps' | 'font' | 'style'>;

/**
 * The drawn characters of a text. Capitals are applied at drawing time, so that the typed letters stay stored; a letter whose capital
 * cannot be drawn keeps its form.
 *
 *     'Straße'  →  'STRASSE'
 */
export function shownText(fallbacks: FontFallbacks, { text, caps, font, style }: Wording): string {
  const isLatest =
    latest.fallbacks === fallbacks && latest.text === text && latest.caps === caps && latest.font === font && latest.style === style;
  if (!isLatest) latest = { fallbacks, text, caps, font, style, result: computeShownText(fallbacks, { text, caps, font, style }) };
  return latest.result;
}

/** A typed text without characters that no font can draw, and the list of these, each once. [TFIT-01] */
export function drawableText(fallbacks: FontFallbacks, { text, font, style }: Omit<Wording, 'caps'>): Omit<PrintableText, 'text'> {
  return printableText(fallbacks, faceOf(font, style), text);
}

/** Cache of one result: fitting asks for the same text at each size, then drawing asks again. */
let latest: Wording & { readonly fallbacks: FontFallbacks | null; readonly result: string } = {
  fallbacks: null,
  text: '',
  caps: false,
  font: '',
  style: '',
  result: '',
};

function computeShownText(fallbacks: FontFallbacks, { text, caps, font, style }: Wording): string {
  const face = faceOf(font, style);
  const typed = printableText(fallbacks, face, text).text;
  if (!caps) return typed;
  const capitals = printableText(fallbacks, face, capitalise(typed));
  const capitalIn = (letter: string) => {
    const capital = printableText(fallbacks, face, capitalise(letter, typed));
    return capital.undrawable.length === 0 ? capital.text : letter;
  };
  return capitals.undrawable.length === 0 ? capitals.text : graphemesOf(typed).map(capitalIn).join('');
}
