import { describe, expect, it } from 'vitest';
import { productOf } from '../product/product.ts';
import { drawnPoint, drawObject } from './draw-object.ts';
import type { Drawing } from './drawing.ts';

const SHEET: Drawing = {
  sheet: { x: -5, y: -5, width: 50, height: 40 },
  ops: [{ op: 'glyphs', path: [], color: '#000000', text: 'print' }],
};
const TRIM = { width: 40, height: 30 };
const FRONT = { yawDeg: 0, pitchDeg: 0 };

/** Number of faces that show the print. */
const prints = ({ ops }: Drawing): number => ops.filter(({ op }) => op === 'glyphs').length;

describe('drawObject', () => {
  it.each([
    ['', 1, 0],
    ['POSTER', 8, 2],
    ['CANVAS4CM', 1, 2],
    ['DIBOND', 1, 2],
  ] as const)('[WALL-13] shows from the front of material "%s" its %d faces and %d shadows', (material, faces, shadows) => {
    const drawn = drawObject(productOf(TRIM, material), SHEET, FRONT);
    expect(prints(drawn)).toBe(faces);
    expect(drawn.ops.filter(({ op }) => op === 'shadow')).toHaveLength(shadows);
  });

  it('[WALL-13] shows two sides of a canvas, but only the front of aluminium with the print', () => {
    const view = { yawDeg: 30, pitchDeg: 20 };
    expect(prints(drawObject(productOf(TRIM, 'CANVAS2CM'), SHEET, view))).toBe(3);
    expect(prints(drawObject(productOf(TRIM, 'DIBOND'), SHEET, view))).toBe(1);
  });

  it('is as large as what shows of the object', () => {
    const canvas = productOf(TRIM, 'CANVAS4CM');
    expect(drawObject(canvas, SHEET, FRONT).sheet).toEqual({ x: 0, y: 0, ...TRIM });
    const { sheet } = drawObject(canvas, SHEET, { yawDeg: 30, pitchDeg: 0 });
    expect(sheet.width).toBeCloseTo(40 * Math.cos(Math.PI / 6) + 4.5 * Math.sin(Math.PI / 6), 6);
    expect(drawnPoint(canvas, { x: 0, y: 0 }, { yawDeg: 30, pitchDeg: 0 }).x).toBeCloseTo(sheet.x, 6);
  });

  it('leaves as many pushes as pops', () => {
    const { ops } = drawObject(productOf(TRIM, 'PLEXI'), SHEET, { yawDeg: -40, pitchDeg: -20 });
    expect(ops.filter(({ op }) => op === 'push')).toHaveLength(ops.filter(({ op }) => op === 'pop').length);
  });
});
