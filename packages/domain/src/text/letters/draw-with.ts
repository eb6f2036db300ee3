import { memoize } from '../../units/memoize.ts';
import type { FontFace } from '../font-face.ts';
import { type DirectedText, levelAt } from './direction.ts';
import type { FontFamily, FontShelf } from './font-shelf.ts';
import { graphemesOf } from './graphemes.ts';

/** A piece of a word that one file draws in one direction. */
export interface WordPiece {
  readonly text: string;
  readonly file: string;
  readonly level: number;
  /** Letters that join. */
  readonly isJoined: boolean;
  /** A mark that its letter's file does not have: it goes over the piece before. */
  readonly isMark: boolean;
}

type DrawnPart = Pick<WordPiece, 'text' | 'file' | 'isMark'>;

const LETTER = /^[\p{L}\p{M}]/u;
const MARK = /^\p{M}/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** The heart alone is filled by the fonts of signs, while the emoji font hatches it for its colour. */
const EMOJI = /\p{Emoji_Presentation}|(?<!^❤)\ufe0f|\u20e3/u;
const ZERO_WIDTH_JOINER = '\u200d';
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
/** Romanian letters with a comma below, and those with the cedilla that older fonts have for them. */
const COMMA_BELOW: Readonly<Record<string, string>> = { Ș: 'Ş', ș: 'ş', Ț: 'Ţ', ț: 'ţ' };

/**
 * Which files draw a word. Letters that stand together come from one family, the first that has all of them, so that no
 * word changes its hand in the middle; other signs come from the first that has them, emoji from the emoji font.
 */
export function piecesOf(shelf: FontShelf, face: FontFace, word: DirectedText): readonly WordPiece[] {
  const families = shelf.familiesOf(face);
  const pieces: WordPiece[] = [];
  for (const { graphemes, level } of stretchesOf(word)) {
    const isJoined = graphemes.some((grapheme) => JOINED.test(grapheme));
    for (const part of partsOfStretch(families, graphemes)) add(pieces, { ...part, level, isJoined });
  }
  return pieces;
}

/** Whether any font draws the sign, in one piece or in several. */
export function canDraw(shelf: FontShelf, face: FontFace, grapheme: string): boolean {
  return partsOfSign(shelf.familiesOf(face), grapheme) !== null;
}

interface Stretch {
  readonly graphemes: string[];
  readonly level: number;
  readonly isLetters: boolean;
}

/** Letters that stand together; every other sign is alone. */
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
  const [own] = families;
  const asOlder = graphemes.map((grapheme) => COMMA_BELOW[grapheme] ?? grapheme);
  const whole =
    (own && (fromOne([own], graphemes) ?? fromOne([own], asOlder))) ?? (graphemes.length > 1 ? fromOne(families, graphemes) : null);
  return whole ?? graphemes.flatMap((grapheme) => partsOfSign(families, grapheme) ?? []);
}

/** All signs from the first family that has each of them. */
function fromOne(families: readonly FontFamily[], graphemes: readonly string[]): readonly DrawnPart[] | null {
  for (const family of families) {
    const parts = graphemes.map((text) => partIn(family, text));
    if (parts.every((part) => part !== null)) return parts;
  }
  return null;
}

const signsOf = memoize((_families: readonly FontFamily[]) => new Map<string, readonly DrawnPart[] | null>());

function partsOfSign(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const signs = signsOf(families);
  const before = signs.get(grapheme);
  if (before !== undefined) return before;
  const ordered = EMOJI.test(grapheme) ? [...families.filter(({ isEmoji }) => isEmoji), ...families] : families;
  const parts = fromOne(ordered, [grapheme]) ?? joinedFromSeveral(ordered, grapheme) ?? markedFromSeveral(ordered, grapheme);
  signs.set(grapheme, parts);
  return parts;
}

function partIn({ files }: FontFamily, text: string): DrawnPart | null {
  const seen = [...text].filter((sign) => !UNSEEN.test(sign)).map((sign) => sign.codePointAt(0) as number);
  const found = files.find(({ coverage }) => seen.every((codePoint) => coverage.has(codePoint)));
  return found ? { text, file: found.file, isMark: false } : null;
}

/** An emoji that is joined of several and that no font has as one: one after the other. */
function joinedFromSeveral(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const signs = grapheme.split(ZERO_WIDTH_JOINER).filter(Boolean);
  if (signs.length < 2) return null;
  const parts = signs.map((sign) => partsOfSign(families, sign));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** A letter from one file and its marks from others. */
function markedFromSeveral(families: readonly FontFamily[], grapheme: string): readonly DrawnPart[] | null {
  const [letter = '', ...marks] = [...grapheme];
  if (marks.length === 0 || !marks.every((mark) => MARK.test(mark))) return null;
  const base = fromOne(families, [letter]);
  const over = marks.map((mark) => fromOne(families, [mark])?.[0]);
  return base && over.every((part) => part !== undefined) ? [...base, ...over.map((part) => ({ ...part, isMark: true }))] : null;
}

/** Neighbours that one file draws in one direction are shaped together. */
function add(pieces: WordPiece[], piece: WordPiece): void {
  const last = pieces.at(-1);
  const isSame = last?.file === piece.file && last.level === piece.level && last.isJoined === piece.isJoined;
  if (isSame && !last.isMark && !piece.isMark) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  else pieces.push(piece);
}
