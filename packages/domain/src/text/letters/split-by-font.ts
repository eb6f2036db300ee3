import { memoize } from '../../units/memoize.ts';
import type { FontFace } from './font-face.ts';
import type { FontFallbacks, FontFamily } from './font-fallbacks.ts';
import { graphemesOf } from './graphemes.ts';
import { type DirectedText, levelAt } from './with-directions.ts';

/** A piece of a word that one font file draws in one direction. */
export interface WordPiece {
  readonly text: string;
  readonly file: string;
  readonly level: number;
  /** True for joined scripts, such as Arabic. */
  readonly isJoined: boolean;
  /** True for a combining mark from another font file: it is placed over the previous piece. */
  readonly isMark: boolean;
}

type DrawnPart = Pick<WordPiece, 'text' | 'file' | 'isMark'>;

const LETTER = /^[\p{L}\p{M}]/u;
const MARK = /^\p{M}/u;
const INVISIBLE_CHARACTER = /\p{Default_Ignorable_Code_Point}/u;
/** Emoji. The heart ❤ is excluded: symbol fonts fill it, while the emoji font draws it hatched. */
const EMOJI = /\p{Emoji_Presentation}|(?<!^❤)\ufe0f|\u20e3/u;
const ZERO_WIDTH_JOINER = '\u200d';
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
/** Romanian letters with a comma below, and the letters with cedilla that older fonts have instead. */
const COMMA_BELOW: Readonly<Record<string, string>> = { Ș: 'Ş', ș: 'ş', Ț: 'Ţ', ț: 'ţ' };

/**
 * Splits a word into pieces by font file. Adjacent letters come from one family, the first that has all of them, so that the design
 * does not change within a word. Other characters come from the first family that has them, emoji from the emoji font.
 */
export function splitByFont(fallbacks: FontFallbacks, face: FontFace, word: DirectedText): readonly WordPiece[] {
  const families = fallbacks.familiesOf(face);
  const pieces: WordPiece[] = [];
  for (const { graphemes, level } of stretchesOf(word)) {
    const isJoined = graphemes.some((grapheme) => JOINED.test(grapheme));
    for (const part of partsOfStretch(families, graphemes)) addPiece(pieces, { ...part, level, isJoined });
  }
  return pieces;
}

/** True if the fonts can draw the grapheme, from one file or several. */
export function canDraw(fallbacks: FontFallbacks, face: FontFace, grapheme: string): boolean {
  return partsOfSign(fallbacks.familiesOf(face), grapheme) !== null;
}

interface Stretch {
  readonly graphemes: string[];
  readonly level: number;
  readonly isLetters: boolean;
}

/** Splits a word into runs of letters; every other grapheme stands alone. */
function stretchesOf(word: DirectedText): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let index = 0;
  for (const grapheme of graphemesOf(word.text)) {
    const level = levelAt(word, index);
    const isLetters = LETTER.test(grapheme);
    const last = stretches.at(-1);
    if (last && isLetters && last.isLetters && last.level === level) last.graphemes.push(grapheme);
    else stretches.push({ graphemes: [grapheme], level, isLetters });
    index += grapheme.length;
  }
  return stretches;
}

function partsOfStretch(families: readonly FontFamily[], graphemes: readonly string[]): readonly DrawnPart[] {
  const [chosenFamily] = families;
  const withCedillas = graphemes.map((grapheme) => COMMA_BELOW[grapheme] ?? grapheme);
  const parts =
    (chosenFamily && (fromOneFamily([chosenFamily], graphemes) ?? fromOneFamily([chosenFamily], withCedillas))) ??
    (graphemes.length > 1 ? fromOneFamily(families, graphemes) : null);
  return parts ?? graphemes.flatMap((grapheme) => partsOfSign(families, grapheme) ?? []);
}

/** All graphemes from the first family that has each of them. */
function fromOneFamily(families: readonly FontFamily[], graphemes: readonly string[]): readonly DrawnPart[] | null {
  for (const family of families) {
    const parts = graphemes.map((text) => partIn(family, text));
    if (parts.every((part) => part !== null)) return parts;
  }
  return null;
}

const signsOf = memoize((_families: readonly FontFamily[]) => new Map<string, readonly DrawnPart[] | null>());

function partsOfSign(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const signs = signsOf(families);
  const cached = signs.get(grapheme);
  if (cached !== undefined) return cached;
  const ordered = EMOJI.test(grapheme) ? [...families.filter(({ isEmoji }) => isEmoji), ...families] : families;
  const parts = fromOneFamily(ordered, [grapheme]) ?? joinedFromSeveral(ordered, grapheme) ?? markedFromSeveral(ordered, grapheme);
  signs.set(grapheme, parts);
  return parts;
}

function partIn({ files }: FontFamily, text: string): DrawnPart | null {
  const codePoints = [...text].filter((sign) => !INVISIBLE_CHARACTER.test(sign)).map((sign) => sign.codePointAt(0) as number);
  const file = files.find(({ coverage }) => codePoints.every((codePoint) => coverage.has(codePoint)));
  return file ? { text, file: file.file, isMark: false } : null;
}

/** Falls back to the parts of a joined emoji (zero-width joiner sequence) that no font has as a whole. */
function joinedFromSeveral(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const signs = grapheme.split(ZERO_WIDTH_JOINER).filter(Boolean);
  if (signs.length < 2) return null;
  const parts = signs.map((sign) => partsOfSign(families, sign));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** Takes a letter from one file and its combining marks from others. */
function markedFromSeveral(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const [letter = '', ...marks] = [...grapheme];
  if (marks.length === 0 || !marks.every((mark) => MARK.test(mark))) return null;
  const base = fromOneFamily(families, [letter]);
  const over = marks.map((mark) => fromOneFamily(families, [mark])?.[0]);
  return base && over.every((part) => part !== undefined) ? [...base, ...over.map((part) => ({ ...part, isMark: true }))] : null;
}

/** Adds a piece; neighbours of the same file and direction are merged and shaped together. */
function addPiece(pieces: WordPiece[], piece: WordPiece): void {
  const last = pieces.at(-1);
  const isSame = last?.file === piece.file && last.level === piece.level && last.isJoined === piece.isJoined;
  if (isSame && !last.isMark && !piece.isMark) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  else pieces.push(piece);
}
