import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { pageWith, photoCellAt, photosNamed } from '../../test/page-builders.ts';
import { textData } from '../../test/saved-cases.ts';
import { boundsOf } from '../geometry/path.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { Page } from '../page/page.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { fitText } from '../text/fit-text.ts';
import type { TextShaper } from '../text/shaper.ts';
import type { TextData } from '../text/text-data.ts';
import { photoText } from '../text/text-defaults.ts';
import { drawPage } from './draw-page.ts';
import { textOps } from './draw-text.ts';
import type { DrawOp } from './drawing.ts';

let shaper: TextShaper;

beforeAll(async () => {
  shaper = await loadShaper();
});

/** Bounds of letters and stripes, in the coordinates of their box. */
function inkIn(data: TextData, box: SizeCm) {
  return textOps(data, { x: 0, y: 0, ...box }, shaper).flatMap((op) => (op.op === 'fill' || op.op === 'glyphs' ? [boundsOf(op.path)] : []));
}

function opsOf(page: Page, text: TextData): readonly DrawOp[] {
  const fills = { img1: { photoId: 'p1', view: WHOLE_VIEW, effect: '' as const, text } };
  const content = { photos: photosNamed(1), fills, texts: {}, shapeColors: {}, photoBackgroundColor: '#000000' };
  return drawPage(page, content, { shaper, emptySlotColor: null }).ops;
}

const anyBox = fc.record({ width: fc.double({ min: 1, max: 60, noNaN: true }), height: fc.double({ min: 0.7, max: 60, noNaN: true }) });

describe('a text on a photo', () => {
  it('is never drawn beyond its box: letters and stripes, in any font, position and size', () => {
    fc.assert(
      fc.property(textData, anyBox, (data, box) => {
        const fitted = fitText(shaper, { ...data, padding: 0.5 }, box);
        for (const { x, y, width, height } of inkIn(fitted, box)) {
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(x + width).toBeLessThanOrEqual(box.width + 1e-6);
          expect(y + height).toBeLessThanOrEqual(box.height + 1e-6);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is completely on the front: no part of it folds round the frame of a canvas', () => {
    const page = pageWith([photoCellAt('img1', -5, -5, 60, 50)], { material: 'CANVAS4CM' });
    const ops = opsOf(page, photoText('Sea', { width: 50, height: 40 }));
    const index = ops.findIndex(({ op }) => op === 'glyphs');
    const place = ops.slice(0, index).findLast((op) => op.op === 'transform');
    expect(place).toEqual({ op: 'transform', matrix: [1, 0, 0, 1, 0, 0] });
    const letters = ops[index] as Extract<DrawOp, { op: 'glyphs' }>;
    const { y, height } = boundsOf(letters.path);
    expect(y + height).toBeLessThan(39.5);
    expect(y).toBeGreaterThan(34);
  });

  it('[PTEXT-15] is not drawn in a slot that allows no text', () => {
    const text = photoText('Sea', { width: 20, height: 20 });
    const glyphs = (allowsText: boolean) =>
      opsOf(pageWith([photoCellAt('img1', 0, 0, 20, 20, { allowsText })]), text).filter(({ op }) => op === 'glyphs').length;
    expect([glyphs(true), glyphs(false)]).toEqual([1, 0]);
  });
});
