import bidiFactory from 'bidi-js';
import { itemAt } from '../../units/item-at.ts';

/** A text with the bidi level of each UTF-16 unit. */
export interface DirectedText {
  readonly text: string;
  /** A digit per unit, odd for right to left; '' if the whole text runs from left to right. */
  readonly levels: string;
}

/** Hebrew, Arabic and related scripts, and invisible direction marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

let bidi: ReturnType<typeof bidiFactory> | undefined;

/**
 * Computes the directions of a typed line (Unicode bidirectional algorithm). The first strong letter gives the direction of the line.
 *
 * @param line  without characters that embed or override a direction, which `cleanText` removes: levels are 0, 1 and 2
 * @see UAX #9, rules P2 to I2
 */
export function withDirections(line: string): DirectedText {
  if (!RIGHT_TO_LEFT.test(line)) return { text: line, levels: '' };
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(line);
  return { text: line, levels: levels.every((level) => level === 0) ? '' : levels.join('') };
}

/** A part of a directed text, with the levels that it has in the whole text. */
export function partOf({ text, levels }: DirectedText, start: number, end = text.length): DirectedText {
  return { text: text.slice(start, end), levels: levels.slice(start, end) };
}

/** The bidi level of one unit. */
export function levelAt({ levels }: DirectedText, index: number): number {
  return Number(levels[index] ?? 0);
}

/**
 * Reorders the pieces of a line from reading order to visual order, left to right.
 *
 * @see UAX #9, rule L2
 */
export function visualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): readonly Piece[] {
  const highest = pieces.reduce((max, { level }) => Math.max(max, level), 0);
  if (highest === 0) return pieces;
  const ordered = [...pieces];
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && itemAt(ordered, end).level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
