import bidiFactory from 'bidi-js';
import { itemAt } from '../../units/item-at.ts';

/** A text and the way each of its units runs. */
export interface DirectedText {
  readonly text: string;
  /** A digit for each unit of the text, odd where it runs from right to left; '' when all of it runs from left to right. */
  readonly levels: string;
}

/** Hebrew, Arabic and their kin, and the marks that set a direction without being seen. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

let bidi: ReturnType<typeof bidiFactory> | undefined;

/**
 * A typed line with its directions. The line as a whole runs as its first letter does.
 *
 * @param line  without the signs that embed or override a direction, which `cleanText` takes out: levels are 0, 1 and 2
 * @see UAX #9, rules P2 to I2
 */
export function directed(line: string): DirectedText {
  if (!RIGHT_TO_LEFT.test(line)) return { text: line, levels: '' };
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(line);
  return { text: line, levels: levels.every((level) => level === 0) ? '' : levels.join('') };
}

/** A part of a directed text; its directions are those that it has in the whole. */
export function partOf({ text, levels }: DirectedText, start: number, end = text.length): DirectedText {
  return { text: text.slice(start, end), levels: levels.slice(start, end) };
}

/** The level of one unit. */
export function levelAt({ levels }: DirectedText, index: number): number {
  return Number(levels[index] ?? 0);
}

/**
 * The pieces of a line from left to right, given in the order in which they are read.
 *
 * @see UAX #9, rule L2
 */
export function visualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): readonly Piece[] {
  const highest = pieces.reduce((most, { level }) => Math.max(most, level), 0);
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
