import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { ALL_FACES, faceOf } from './fonts.ts';
import { graphemesOf } from './letters/graphemes.ts';
import { type DirectedText, withDirections } from './letters/with-directions.ts';
import { shapeLine } from './shape-line.ts';
import type { GlyphRun } from './shaper.ts';
import { lineWidth, wordsOf, wrapText } from './wrap-text.ts';

const shaper = loadShaper();
const faces = fc.constantFrom(...ALL_FACES.map(({ family }) => faceOf(family)));
const signs = [...'abcÁÑßÿµł.!', ' ', ' ', 'Ω', 'ї', 'g\u0303', '❤️', '👨‍👩‍👧'];
const lines = fc.string({ unit: fc.constantFrom(...signs), maxLength: 60 });

it('[TFIT-03] shapes words and spaces alone, and a line is as wide as their sum', () => {
  fc.assert(
    fc.property(lines, faces, (line, face) => {
      const runs = line.split(/( )/).flatMap((part) => (part === '' ? [] : shapeLine(shaper, face, withDirections(part))));
      expect(shapeLine(shaper, face, withDirections(line))).toEqual(runs);
      const advance = runs.reduce((sum, run) => sum + run.advance, 0);
      const gaps = runs.reduce((sum, run) => sum + run.gaps, 0);
      expect(lineWidth(shaper, { face, spacing: 0.2 }, withDirections(line))).toBe(advance + 0.2 * Math.max(0, gaps - 1));
      expect(gaps).toBe(graphemesOf(line).length);
    }),
  );
});

it('[TDATA-17] does not space joined letters, and keeps a mark with its letter', () => {
  const gapsOf = (text: string) => shapeLine(shaper, faceOf('Roboto'), withDirections(text)).map(({ gaps }) => gaps);
  expect(gapsOf('العربية')).toEqual([1]);
  expect(gapsOf('שָׁלוֹם')).toEqual([4]);
  expect(gapsOf('g\u0303a')).toEqual([2]);
  expect(gapsOf('👨‍👩‍👧')).toEqual([1]);
});

const STYLE = { face: faceOf('Roboto'), spacing: 0.2 };
const wrapped = (text: string, width: number) => wrapText(shaper, STYLE, text, { width, maxLines: 100 }).map(({ text: line }) => line);

it('[TFIT-03] never breaks inside a grapheme', () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0.1, max: 6, noNaN: true }), (line, width) => {
      const graphemes = graphemesOf(line).filter((sign) => sign !== ' ');
      expect(wrapped(line, width).flatMap((part) => graphemesOf(part).filter((sign) => sign !== ' '))).toEqual(graphemes);
    }),
  );
});

it('[TFIT-03] breaks between characters of scripts without spaces, but not before closing or after opening punctuation', () => {
  const wordsIn = (line: string) => wordsOf(line).map(({ start, end }) => line.slice(start, end));
  expect(wordsIn('東京「日本」、旅 Tokyo行')).toEqual(['東', '京', '「日', '本」、', '旅', 'Tokyo', '行']);
  expect(wordsIn('uno dos')).toEqual(['uno', 'dos']);
});

it('[TFIT-03] breaks lines before it reorders them: the first line has the first words, each line reads from its own side', () => {
  const lines = wrapText(shaper, STYLE, 'אחת שתיים שלוש ארבע 2026', { width: 8, maxLines: 9 });
  expect(lines.map(({ text }) => text).join(' ')).toBe('אחת שתיים שלוש ארבע 2026');
  expect(lines[0]?.text.startsWith('אחת')).toBe(true);
  const [first] = lines as [DirectedText];
  const runs = shapeLine(shaper, STYLE.face, first);
  const inOrder = first.text.split(/( )/).flatMap((part) => shapeLine(shaper, STYLE.face, { text: part, levels: '1'.repeat(part.length) }));
  const wide = ({ advance, glyphs }: GlyphRun) => [advance, glyphs.length];
  expect(runs.map(wide)).toEqual([...inOrder].reverse().map(wide));
});
