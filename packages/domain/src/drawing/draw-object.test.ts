import { describe, expect, it } from 'vitest';
import type { MaterialCode } from '../catalogue/material.ts';
import type { ObjectView } from '../product/object-view.ts';
import { productOf } from '../product/product.ts';
import { drawnPoint, drawObject } from './draw-object.ts';
import type { Drawing } from './drawing.ts';

const TRIM = { width: 40, height: 30 };
const FRONT = { yawDeg: 0, pitchDeg: 0 };

const drawn = (material: MaterialCode, view: ObjectView): Drawing =>
  drawObject(productOf(TRIM, material), { view, printed: { x: -5, y: -5, width: 50, height: 40 }, pxPerCm: 10 });

/** Number of faces that show the print. */
const prints = ({ ops }: Drawing): number => ops.filter(({ op }) => op === 'image').length;

describe('drawObject', () => {
  it.each([
    ['', 1, 0],
    ['POSTER', 8, 2],
    ['CANVAS4CM', 1, 2],
    ['DIBOND', 1, 2],
  ] as const)('[WALL-13] shows from the front of material "%s" its %d faces and %d shadows', (material, faces, shadows) => {
    const object = drawn(material, FRONT);
    expect(prints(object)).toBe(faces);
    expect(object.ops.filter(({ op }) => op === 'shadow')).toHaveLength(shadows);
  });

  it('[WALL-13] shows two sides of a canvas, but only the front of aluminium with the print', () => {
    const view = { yawDeg: 30, pitchDeg: 20 };
    expect(prints(drawn('CANVAS2CM', view))).toBe(3);
    expect(prints(drawn('DIBOND', view))).toBe(1);
  });

  it('is as large as what shows of the object', () => {
    const canvas = productOf(TRIM, 'CANVAS4CM');
    expect(drawn('CANVAS4CM', FRONT).sheet).toEqual({ x: 0, y: 0, ...TRIM });
    const { sheet } = drawn('CANVAS4CM', { yawDeg: 30, pitchDeg: 0 });
    expect(sheet.width).toBeCloseTo(40 * Math.cos(Math.PI / 6) + 4.5 * Math.sin(Math.PI / 6), 6);
    expect(drawnPoint(canvas, { x: 0, y: 0 }, { yawDeg: 30, pitchDeg: 0 }).x).toBeCloseTo(sheet.x, 6);
  });

  it('leaves as many pushes as pops', () => {
    const { ops } = drawn('PLEXI', { yawDeg: -40, pitchDeg: -20 });
    expect(ops.filter(({ op }) => op === 'push')).toHaveLength(ops.filter(({ op }) => op === 'pop').length);
  });
});
