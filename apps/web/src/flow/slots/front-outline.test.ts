import { boundsOf, composePage, type LayoutCell, type MaterialCode, type PhotoLayer, photoLayers } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { frontInSlot, frontOutline, widestSide } from './front-outline.ts';

const trim = { width: 40, height: 30 };
const cell = (x: number, y: number, tiltDeg = 0): LayoutCell => ({
  kind: 'photo',
  slot: 'img1',
  x,
  y,
  width: 20,
  height: 15,
  tiltDeg,
  printMargin: 0,
  cornerRadius: 0,
  allowsText: true,
});
const pageOn = (material: MaterialCode, ...cells: LayoutCell[]) => {
  const layout = { size: trim, cells, photoBorder: null };
  const rest = { designer: '', design: 'simple', screenDpcm: 40, hasCustomSizes: false, vals: {}, resources: [], hash: '' };
  return composePage({ document: { ...rest, material: '', layout }, trim, material });
};
/** Returns the front in slot coordinates, rounded to whole mm. */
const frontOf = (material: MaterialCode, cell: LayoutCell) => {
  const page = pageOn(material, cell);
  const front = frontInSlot(page, photoLayers(page)[0] as PhotoLayer);
  if (!front) return null;
  const { x, y, width, height } = boundsOf(front);
  return [x, y, width, height].map((cm) => Math.round(10 * cm));
};
const viewRect = { x: 0, y: 0, width: 20, height: 15 };

describe('[MAT-13] front of a canvas print', () => {
  it('is the page without the folded edge; absent for materials that do not fold', () => {
    const front = frontOutline(pageOn('CANVAS4CM', cell(0, 0)));
    expect(front && boundsOf(front)).toEqual({ x: 0, y: 0, ...trim });
    expect(frontOutline(pageOn('POSTER', cell(0, 0)))).toBeNull();
  });

  it('begins in a photo where the fold runs through it', () => {
    expect(frontOf('CANVAS4CM', cell(-4, -3))).toEqual([40, 30, 400, 300]);
    expect(frontOf('CANVAS4CM', cell(22, 17))).toEqual([-220, -170, 400, 300]);
  });

  it('is absent for a photo that is completely on the front, and on paper', () => {
    expect(frontOf('CANVAS4CM', cell(0, 0))).toBeNull();
    expect(frontOf('CANVAS4CM', cell(20, 15))).toBeNull();
    expect(frontOf('CANVAS4CM', cell(10, 10, 20))).toBeNull();
    expect(frontOf('POSTER', cell(-4, -3))).toBeNull();
  });

  it('is tilted in a tilted photo, although its untilted slot would fit', () => {
    expect(frontOf('CANVAS4CM', cell(0, 0, 10))).not.toBeNull();
    // Turned by a quarter about its middle, at (10, 7.5): from 2.5 to 17.5 cm across, from -2.5 to 17.5 cm down.
    expect(frontOf('CANVAS4CM', cell(0, 0, 90))).toEqual([25, -225, 300, 400]);
  });

  it('leaves its word the widest strip, of equals the lower one', () => {
    const strips = (x: number, y: number, width: number, height: number) => {
      const page = pageOn('CANVAS4CM', { ...cell(x, y), width, height } as LayoutCell);
      const front = frontInSlot(page, photoLayers(page)[0] as PhotoLayer);
      return front && widestSide(front, { ...viewRect, width, height });
    };
    expect(strips(-4, -3, 20, 15)).toEqual({ side: 'left', widthCm: 4 });
    expect(strips(24, -3, 20, 15)).toEqual({ side: 'right', widthCm: 4 });
    expect(strips(10, -4, 20, 15)).toEqual({ side: 'top', widthCm: 4 });
    expect(strips(-4, -4, 48, 38)).toEqual({ side: 'bottom', widthCm: 4 });
  });
});
