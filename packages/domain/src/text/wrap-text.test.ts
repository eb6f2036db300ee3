import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { cleanText } from './clean-text.ts';
import { ALL_FACES, faceOf } from './fonts.ts';
import type { TextShaper } from './shaper.ts';
import { shownText } from './shown-text.ts';
import { lineRuns, lineWidth } from './wrap-text.ts';

let shaper: TextShaper;
beforeAll(async () => {
  shaper = await loadShaper();
});

const lines = fc.string({ unit: fc.constantFrom(...'abcÁÑßÿµ.!', ' ', ' '), maxLength: 60 });
const faces = fc.constantFrom(...ALL_FACES.map(({ family }) => faceOf(family)));

it('[TFIT-03] a line is its words and spaces, each shaped alone, and as wide as they are one after the other', () => {
  fc.assert(
    fc.property(lines, faces, (line, face) => {
      const runs = line.split(/( )/).flatMap((part) => (part === '' ? [] : shaper.shape(face, part)));
      expect(lineRuns(shaper, face, line)).toEqual(runs);
      const glyphs = runs.flatMap((run) => run.glyphs);
      const advance = runs.reduce((sum, run) => sum + run.advance, 0);
      expect(lineWidth(shaper, { face, spacing: 0.2 }, line)).toBe(advance + 0.2 * Math.max(0, glyphs.length - 1));
    }),
  );
});

it('[TFIT-01] capitals are made letter by letter, whichever text was shown before', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: lines, caps: fc.boolean() })), (texts) => {
      for (const { text, caps } of [...texts, ...texts]) {
        const capitals = [...text].map((letter) => cleanText(letter.toUpperCase()) || letter).join('');
        expect(shownText({ text, caps })).toBe(caps ? capitals : text);
      }
    }),
  );
});
