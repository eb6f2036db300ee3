import type { FontFace } from './font-face.ts';
import type { FontFallbacks } from './font-fallbacks.ts';
import { graphemesOf } from './graphemes.ts';
import { canDraw } from './split-by-font.ts';

/** The drawable part of a text, and the characters that no font can draw. */
export interface PrintableText {
  /** The text to draw, after replacements. */
  readonly text: string;
  /** The typed text without the characters that are left out. */
  readonly drawableInput: string;
  /** Characters that no font can draw, each once; a combining mark without its letter is shown on a dotted circle. */
  readonly undrawable: readonly string[];
}

/** Spaces of other widths and hyphens, with equivalents that fonts have. */
const ALIKE: Readonly<Record<string, string>> = { '\u2007': '\u00a0', '\u202f': '\u00a0', '\u2010': '-', '\u2011': '-' };
const OTHER_BLANK = /^[\u2000-\u200a\u205f\u3000]$/;

/** Typographic characters, with replacements that most fonts have. [TFIT-01] */
const NEAREST: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‹': '<',
  '›': '>',
  '‒': '–',
  '–': '-',
  '—': '-',
  '―': '—',
  '⸺': '—',
  '−': '-',
  '…': '...',
  '•': '·',
  '‡': '†',
  '⇒': '→',
  '⇐': '←',
  Œ: 'OE',
  œ: 'oe',
  '€': 'EUR',
  '⁄': '/',
};

const PLAIN = /^[\n\x20-\x7e]*$/;
const MARK = /^\p{M}/u;
const DOTTED_CIRCLE = '◌';

/**
 * Converts a text to characters that the fonts can draw: replaces missing ones by similar ones ('⇒' by '→', 'ﬁ' by 'fi') and leaves out
 * those without a replacement.
 *
 * @param text  see `cleanText`
 * @see [TFIT-01]
 */
export function printableText(fallbacks: FontFallbacks, face: FontFace, text: string): PrintableText {
  if (PLAIN.test(text)) return { text, drawableInput: text, undrawable: [] };
  const draws = (sign: string) => sign === '\n' || sign === ' ' || canDraw(fallbacks, face, sign);
  const signs = graphemesOf(text).map((grapheme) => printableSign(grapheme, draws));
  return {
    text: signs.map((sign) => sign.text).join(''),
    drawableInput: signs.map((sign) => sign.drawableInput).join(''),
    undrawable: [...new Set(signs.flatMap((sign) => sign.undrawable))],
  };
}

type Draws = (sign: string) => boolean;

/** Keeps a letter even if its combining marks cannot be drawn. */
function printableSign(grapheme: string, draws: Draws): PrintableText {
  const folded = foldedSign(grapheme, draws);
  if (folded !== null) return { text: folded, drawableInput: grapheme, undrawable: [] };
  const [letter = '', ...others] = [...grapheme];
  if (!draws(letter)) return { text: '', drawableInput: '', undrawable: [grapheme] };
  const drawableInput = [letter, ...others.filter(draws)].join('');
  const undrawable = others.filter((sign) => !draws(sign)).map((sign) => (MARK.test(sign) ? DOTTED_CIRCLE + sign : sign));
  return { text: drawableInput, drawableInput, undrawable };
}

/** A drawable replacement; null if there is none. */
function foldedSign(grapheme: string, draws: Draws): string | null {
  const alike = OTHER_BLANK.test(grapheme) ? ' ' : (ALIKE[grapheme] ?? grapheme);
  if (draws(alike)) return alike;
  const nearest = NEAREST[alike];
  if (nearest) return foldedText(nearest, draws);
  const plain = alike.normalize('NFKC');
  return plain === alike ? null : foldedText(plain, draws);
}

function foldedText(text: string, draws: Draws): string | null {
  const signs = graphemesOf(text).map((sign) => foldedSign(sign, draws));
  return signs.every((sign) => sign !== null) ? signs.join('') : null;
}
