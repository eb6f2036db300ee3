import { describe, expect, it } from 'vitest';
import { cornersOf, type Rect } from '../geometry/rect.ts';
import { grainAt } from './grain.ts';
import { paintOnPhoto } from './paint-on-photo.ts';
import { measureLook } from './photo-look.ts';

const WIDTH = 500;
const HEIGHT = 400;
const SHEET: Rect = { x: 180, y: 140, width: 132, height: 93 };
const WALL_VALUE = 120;

/** Share of a normal distribution below `z`; Abramowitz and Stegun 26.2.17. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - tail : tail;
}

/** Brightness of a photo of a wall with a white sheet on it, with this blur and noise. */
function photograph(blurPx: number, grain: number) {
  const sigma = Math.hypot(blurPx, Math.sqrt(1 / 12));
  const within = (position: number, from: number, length: number) =>
    normalShare((position - from) / sigma) - normalShare((position - from - length) / sigma);
  const values = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [column, row] = [index % WIDTH, Math.floor(index / WIDTH)];
    const covered = within(column + 0.5, SHEET.x, SHEET.width) * within(row + 0.5, SHEET.y, SHEET.height);
    return WALL_VALUE + (225 - WALL_VALUE) * covered + grain * grainAt(column + 7000, row);
  });
  return { width: WIDTH, height: HEIGHT, values };
}

describe('measureLook', () => {
  it.each([
    [0, 0],
    [0.8, 2],
    [1.6, 4],
    [2.4, 0],
  ])('finds a blur of %d px and a grain of %d', (blurPx, grain) => {
    const look = measureLook(photograph(blurPx, grain), cornersOf(SHEET));
    expect(Math.abs(look.blurPx - blurPx)).toBeLessThan(0.3);
    expect(Math.abs(look.grain - grain)).toBeLessThan(0.35 + 0.1 * grain);
  });

  it('finds no blur where no edge of the sheet can be seen', () => {
    const even = { width: WIDTH, height: HEIGHT, values: new Uint8ClampedArray(WIDTH * HEIGHT).fill(WALL_VALUE) };
    expect(measureLook(even, cornersOf(SHEET))).toEqual({ blurPx: 0, grain: 0 });
  });
});

describe('paintOnPhoto', () => {
  it.each([
    [0, 0],
    [1.2, 3],
    [2, 5],
  ])('[WALL-15] paints with the blur of %d px and the grain of %d that the photo has', (blurPx, grain) => {
    const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(60);
    const paper = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(200), origin: { x: 0, y: 0 }, pxPerCm: 1 };
    const size = { x: 0, y: 0, width: 4, height: 4 };
    const map = [SHEET.width / 4, 0, SHEET.x, 0, SHEET.height / 4, SHEET.y, 0, 0, 1] as const;
    const even = { gainAt: () => [1, 1, 1] as const, shadow: { x: 0, y: 0 } };
    const part = { width: WIDTH, height: HEIGHT, data, origin: { x: 0, y: 0 } };
    paintOnPhoto(part, paper, [{ region: size, map, light: 1 }], { light: even, look: { blurPx, grain } });
    const painted = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, index) => data[4 * index] ?? 0);
    const picture = { width: WIDTH, height: HEIGHT, values: painted };
    expect(Math.abs(measureLook(picture, cornersOf(SHEET)).blurPx - blurPx)).toBeLessThan(0.35);
    const inner = { x: SHEET.x + 45, y: SHEET.y + 30, width: 36, height: 28 };
    const values = Array.from({ length: inner.width * inner.height }, (_, index) => {
      return painted[(inner.y + Math.floor(index / inner.width)) * WIDTH + inner.x + (index % inner.width)] ?? 0;
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(Math.abs(mean - 200)).toBeLessThan(0.6);
    expect(Math.abs(deviation - grain)).toBeLessThan(0.1 + 0.1 * grain);
  });

  it('two faces that meet at a soft edge leave no gap', () => {
    const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
    const paper = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(200), origin: { x: 0, y: 0 }, pxPerCm: 1 };
    const map = [40, 0, 100, 0, 40, 100, 0, 0, 1] as const;
    const even = { gainAt: () => [1, 1, 1] as const, shadow: { x: 0, y: 0 } };
    const faces = [0, 2].map((x) => ({ region: { x, y: 0, width: 2, height: 4 }, map, light: 1 }));
    const part = { width: WIDTH, height: HEIGHT, data, origin: { x: 0, y: 0 } };
    paintOnPhoto(part, paper, faces, { light: even, look: { blurPx: 2, grain: 0 } });
    const row = Array.from({ length: 120 }, (_, index) => data[4 * (180 * WIDTH + 120 + index)] ?? 0);
    expect(Math.min(...row)).toBeGreaterThan(198);
  });
});
