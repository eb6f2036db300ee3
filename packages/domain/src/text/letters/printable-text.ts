import type { FontFace } from '../font-face.ts';
import { canDraw } from './draw-with.ts';
import type { FontShelf } from './font-shelf.ts';
import { graphemesOf } from './graphemes.ts';

/** What of a text is drawn, and what no font can draw. */
export interface PrintableText {
  /** As it is drawn, signs folded. */
  readonly text: string;
  /** As it was typed, but for what is left out. */
  readonly kept: string;
  /** The signs that are left out, each once; a mark without its letter stands on a dotted circle. */
  readonly leftOut: readonly string[];
}

/** Blanks of other widths, and hyphens that fonts do not bring beside their own. */
const ALIKE: Readonly<Record<string, string>> = { '\u2007': '\u00a0', '\u202f': '\u00a0', '\u2010': '-', '\u2011': '-' };
const OTHER_BLANK = /^[\u2000-\u200a\u205f\u3000]$/;

/** Typographic signs and the nearest that most fonts have. [TFIT-01] */
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
 * A text as the fonts can draw it. What no font has is folded to its nearest ('⇒' to '→', 'ﬁ' to 'fi'); what has none is
 * left out and told.
 *
 * @param text  see `cleanText`
 * @see [TFIT-01]
 */
export function printableText(shelf: FontShelf, face: FontFace, text: string): PrintableText {
  if (PLAIN.test(text)) return { text, kept: text, leftOut: [] };
  const draws = (sign: string) => sign === '\n' || sign === ' ' || canDraw(shelf, face, sign);
  const signs = graphemesOf(text).map((grapheme) => printableSign(grapheme, draws));
  return {
    text: signs.map((sign) => sign.text).join(''),
    kept: signs.map((sign) => sign.kept).join(''),
    leftOut: [...new Set(signs.flatMap((sign) => sign.leftOut))],
  };
}

type Draws = (sign: string) => boolean;

/** A letter stays when only its marks cannot be drawn. */
function printableSign(grapheme: string, draws: Draws): PrintableText {
  const folded = foldedSign(grapheme, draws);
  if (folded !== null) return { text: folded, kept: grapheme, leftOut: [] };
  const [letter = '', ...others] = [...grapheme];
  if (!draws(letter)) return { text: '', kept: '', leftOut: [grapheme] };
  const kept = [letter, ...others.filter(draws)].join('');
  const leftOut = others.filter((sign) => !draws(sign)).map((sign) => (MARK.test(sign) ? DOTTED_CIRCLE + sign : sign));
  return { text: kept, kept, leftOut };
}

/** Null when nothing near it can be drawn. */
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
