import { describe, expect, it } from 'vitest';
import { seededRandom } from '../layouts/shared/random.ts';
import { itemAt } from '../units/item-at.ts';
import { refineCorners } from './refine-corners.ts';
import { measureLight, toLinear } from './wall-light.ts';

const SHEET = [
  { x: 120.3, y: 90.6 },
  { x: 300.8, y: 101.2 },
  { x: 296.4, y: 232.7 },
  { x: 116.9, y: 219.1 },
];

const WIDTH = 420;
const HEIGHT = 320;

/** Share of a pixel that the sheet covers, 8 x 8 samples. */
function coverage(column: number, row: number): number {
  let inside = 0;
  for (let index = 0; index < 64; index++) {
    const [x, y] = [column + ((index % 8) + 0.5) / 8, row + (Math.floor(index / 8) + 0.5) / 8];
    const isInside = SHEET.every((corner, k) => {
      const next = SHEET[(k + 1) % 4] ?? corner;
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0;
    });
    if (isInside) inside++;
  }
  return inside / 64;
}

/** A wall, brighter to the left, with a white sheet on it. */
function photograph(wall: (x: number) => readonly [number, number, number], paper: readonly [number, number, number], noise = 0) {
  const random = seededRandom(5);
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const covered = coverage(column, row);
      const color = wall(column / WIDTH);
      for (let channel = 0; channel < 3; channel++) {
        const value = covered * (paper[channel] ?? 0) + (1 - covered) * (color[channel] ?? 0);
        data[4 * (row * WIDTH + column) + channel] = value + noise * (random() - 0.5);
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe('refineCorners', () => {
  it('moves corners that a finger set some pixels off to where the edges of the sheet meet', () => {
    const { width, height, data } = photograph(() => [150, 150, 150], [235, 235, 235], 12);
    const values = Uint8ClampedArray.from({ length: width * height }, (_, index) => data[4 * index] ?? 0);
    const marked = SHEET.map(({ x, y }, index) => ({ x: x + (index % 2 ? -3 : 4), y: y + (index < 2 ? -3 : 4) }));
    const { corners: refined, visibleEdges } = refineCorners({ width, height, values }, marked, 8);
    expect(visibleEdges).toBe(4);
    const errors = refined.map(({ x, y }, index) => Math.hypot(x - itemAt(SHEET, index).x, y - itemAt(SHEET, index).y));
    expect(Math.max(...errors)).toBeLessThan(0.35);
  });

  it('leaves corners where they were marked if no edge can be seen', () => {
    const values = new Uint8ClampedArray(WIDTH * HEIGHT).fill(128);
    expect(refineCorners({ width: WIDTH, height: HEIGHT, values }, SHEET, 8)).toEqual({ corners: SHEET, visibleEdges: 0 });
  });

  it('takes no texture for an edge, however strong its steps are', () => {
    const random = seededRandom(9);
    const values = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, () => 255 * random());
    expect(refineCorners({ width: WIDTH, height: HEIGHT, values }, SHEET, 12)).toEqual({ corners: SHEET, visibleEdges: 0 });
  });
});

describe('measureLight', () => {
  it('takes the colour cast from the sheet and the fall of light from the wall', () => {
    const light = measureLight(
      photograph((x) => [200 - 60 * x, 180 - 54 * x, 150 - 45 * x], [220, 200, 170]),
      SHEET,
    );
    const [red, green, blue] = light.gainAt({ x: 208, y: 160 });
    expect([red, green, blue]).toEqual(
      [toLinear(220) / 0.88, toLinear(200) / 0.88, toLinear(170) / 0.88].map((value) => expect.closeTo(value, 2)),
    );
    expect(light.gainAt({ x: 20, y: 160 })[0]).toBeGreaterThan(red);
    expect(light.gainAt({ x: 400, y: 160 })[0]).toBeLessThan(red);
    expect(light.shadow.x).toBeGreaterThan(0.2);
  });

  it('never lights a picture more than the paper allows', () => {
    const light = measureLight(
      photograph(() => [255, 255, 255], [255, 255, 255]),
      SHEET,
    );
    expect(Math.max(...light.gainAt({ x: 10, y: 10 }))).toBeLessThanOrEqual(1.15);
  });
});
