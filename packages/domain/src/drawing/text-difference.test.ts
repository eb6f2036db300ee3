import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import type { Rect } from '../geometry/rect.ts';
import { fitText } from '../text/fit-text.ts';
import type { TextShaper } from '../text/shaper.ts';
import { photoText } from '../text/text-defaults.ts';
import { textOps } from './draw-text.ts';
import { pathBounds } from './painted-bounds.ts';
import { textDifference } from './text-difference.ts';

let shaper: TextShaper;
let fresh: TextShaper;
beforeAll(async () => {
  [shaper, fresh] = await Promise.all([loadShaper(), loadShaper()]);
});

const FRAME: Rect = { x: 3, y: 2, width: 30, height: 20 };
const LONG = 'Summer by the sea '.repeat(30);

const written = (text: string, look = {}) => fitText(shaper, { ...photoText(text, FRAME), ...look }, FRAME);
const inkIn = (text: string, look = {}) =>
  textOps(written(text, look), FRAME, shaper).flatMap((op) => (op.op === 'glyphs' || op.op === 'fill' ? [op] : []));

const texts = fc.string({ unit: fc.constantFrom(...'abÁgßy ', ' ', '\n'), maxLength: 300 });
const anyLook = fc.record({
  align: fc.constantFrom('left', 'center', 'right'),
  valign: fc.constantFrom('top', 'middle', 'bottom'),
  background: fc.constantFrom('none', 'back1', 'back2'),
});

describe('textDifference', () => {
  it('is null for texts that look the same', () => {
    expect(textDifference(written(LONG), written(LONG), FRAME, shaper)).toBeNull();
    expect(textDifference(undefined, undefined, FRAME, shaper)).toBeNull();
    expect(textDifference(undefined, written(' '), FRAME, shaper)).toBeNull();
  });

  it('is one line if a letter is added at the end of many lines', () => {
    const [before, after] = [written(`${LONG}s`), written(`${LONG}su`)];
    expect(before.fontSize).toBe(after.fontSize);
    const { y, height } = textDifference(before, after, FRAME, shaper) as Rect;
    expect(height).toBeLessThan(before.lineHeight);
    expect(y).toBeGreaterThan(FRAME.y + FRAME.height - 2.5 * before.lineHeight);
  });

  it('is the whole text, with its stripes, if it is added or removed', () => {
    const look = { background: 'back1' };
    const lone = textDifference(undefined, written('Mar', look), FRAME, shaper) as Rect;
    expect(textDifference(written('Mar', look), undefined, FRAME, shaper)).toEqual(lone);
    expect(lone.width).toBeGreaterThan((textDifference(undefined, written('Mar'), FRAME, shaper) as Rect).width);
  });

  it('is complete: everything outside it is equal in both texts', () => {
    fc.assert(
      fc.property(texts, texts, anyLook, (before, after, look) => {
        const area = textDifference(written(before, look), written(after, look), FRAME, shaper);
        const beyond = (text: string) =>
          inkIn(text, look).filter(({ path }) => {
            const ink = pathBounds(path);
            const [x, y] = [ink.x + FRAME.x, ink.y + FRAME.y];
            const isInside =
              area !== null &&
              x >= area.x - 1e-9 &&
              y >= area.y - 1e-9 &&
              x + ink.width <= area.x + area.width + 1e-9 &&
              y + ink.height <= area.y + area.height + 1e-9;
            return !isInside;
          });
        expect(beyond(after)).toEqual(beyond(before));
      }),
      { numRuns: 60 },
    );
  });
});

describe('textOps', () => {
  it('reuses equal lines of other texts', () => {
    fc.assert(
      fc.property(texts, anyLook, (text, look) => {
        const data = written(text, look);
        expect(textOps({ ...data }, FRAME, shaper)).toEqual(textOps(data, FRAME, fresh));
      }),
      { numRuns: 60 },
    );
    expect(inkIn(`${LONG}su`)[0]).toBe(inkIn(`${LONG}s`)[0]);
  });

  it('gives a line in the middle of a higher line its own stripe', () => {
    const low = written('Mar', { background: 'back1', valign: 'middle' });
    const high = { ...low, lineHeight: low.lineHeight * 2 };
    const stripes = [low, high].map((data) => textOps(data, FRAME, shaper).find(({ op }) => op === 'fill'));
    expect(stripes[1]).not.toEqual(stripes[0]);
  });
});
