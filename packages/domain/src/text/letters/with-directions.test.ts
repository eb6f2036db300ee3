import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelAt, partOf, visualOrder, withDirections } from './with-directions.ts';

const bidi = bidiFactory();
const units = fc.constantFrom(...'abc 12.,!?()-/', 'א', 'ב', 'ש', 'ع', 'ر', '٢', '٦', '\u200f', '\u200e', '👨‍👩‍👧');
const lines = fc.string({ unit: units, maxLength: 40 }).map((line) => line.trim());

describe('directed', () => {
  it('skips the bidi algorithm for lines that run from left to right', () => {
    expect(withDirections('L’été 2026')).toEqual({ text: 'L’été 2026', levels: '' });
    expect(withDirections('Ελλάδα 漢字 👨‍👩‍👧').levels).toBe('');
  });

  it('gives numbers, brackets and marks the direction of their neighbours, and a line that of its first letter', () => {
    expect(withDirections('abc (עברית) 2026!').levels).toBe('00000111110022220');
    expect(withDirections('עברית (abc) 2026!').levels).toBe('11111112221122221');
    expect(withDirections('العربية ٢٠٢٦').levels).toBe('111111112222');
  });

  it('keeps the directions of the whole in a part', () => {
    const line = withDirections('עברית (abc) 2026!');
    expect(partOf(line, 6, 11)).toEqual({ text: '(abc)', levels: '12221' });
    expect([levelAt(line, 8), levelAt(withDirections('abc'), 1)]).toEqual([2, 0]);
  });
});

describe('visualOrder', () => {
  it('reorders as the Unicode algorithm does', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const line = withDirections(text);
        const pieces = [...text].join('') === text ? text.split('').map((_, index) => ({ index, level: levelAt(line, index) })) : [];
        const order = bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text));
        expect(visualOrder(pieces).map(({ index }) => index)).toEqual([...order]);
      }),
    );
  });
});
