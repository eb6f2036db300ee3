import { type Drawing, type DrawOp, drawnPoint, drawObject, type ObjectView, productOf, rectPath } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { renderProduct } from '../src/raster/render-object.ts';
import { BLUE, GREEN, RED, type Rgb, YELLOW } from './pictures.ts';

/* The painted still of the finished product: each side shows the strip of the sheet beside the front, darker or lighter by its light. */

const PX_PER_CM = 10;
const FRONT: Rgb = [120, 120, 120];

function filled(x: number, y: number, width: number, height: number, rgb: Rgb): DrawOp {
  const color = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { op: 'fill', path: rectPath({ x, y, width, height }), color, alpha: 1 };
}

/** A sheet of 20 x 20 cm with 5 cm of bleed: red at the left, green at the right, blue above, yellow below; the corners are black. */
const SHEET: Drawing = {
  sheet: { x: -5, y: -5, width: 30, height: 30 },
  ops: [
    filled(-5, -5, 30, 30, [0, 0, 0]),
    filled(-5, 0, 5, 20, RED),
    filled(20, 0, 5, 20, GREEN),
    filled(0, -5, 20, 5, BLUE),
    filled(0, 20, 20, 5, YELLOW),
    filled(0, 0, 20, 20, FRONT),
  ],
};

const CANVAS = productOf({ width: 20, height: 20 }, 'CANVAS4CM');

/** Returns a function that reads the painted colour beside a point of the front, moved by px. */
async function painted(view: ObjectView): Promise<(x: number, y: number, dxPx: number, dyPx: number) => Rgb> {
  const canvas = await renderProduct({ drawing: SHEET, pxPerCm: PX_PER_CM, fileOf: () => Promise.resolve(null) }, CANVAS, view);
  const { sheet } = drawObject(CANVAS, { view, printed: SHEET.sheet, pxPerCm: PX_PER_CM });
  const context = canvas.getContext('2d');
  return (x, y, dxPx, dyPx) => {
    const point = drawnPoint(CANVAS, { x, y }, view);
    const middle = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 };
    const fromMiddle = [(point.x - middle.x) * PX_PER_CM + dxPx, (point.y - middle.y) * PX_PER_CM + dyPx];
    const position = [canvas.width / 2 + (fromMiddle[0] ?? 0), canvas.height / 2 + (fromMiddle[1] ?? 0)].map(Math.round);
    const [red = 0, green = 0, blue = 0] = context.getImageData(position[0] as number, position[1] as number, 1, 1).data;
    return [red, green, blue];
  };
}

/** The colour under linear light of this factor. */
const lit = (rgb: Rgb, factor: number): readonly unknown[] => rgb.map((value) => near(value * factor ** (1 / 2.2)));
const near = (value: number) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= 2, `about ${Math.round(value)}`);

describe('the still of a canvas', () => {
  it.each([
    ['left', { yawDeg: -30, pitchDeg: 0 }, [0, 10, -10, 0], RED, 0.86],
    ['right', { yawDeg: 30, pitchDeg: 0 }, [20, 10, 10, 0], GREEN, 0.7],
    ['bottom', { yawDeg: 0, pitchDeg: -30 }, [10, 20, 0, 10], YELLOW, 0.6],
  ] as const)(
    '[WALL-13] shows the %s strip of the sheet beside the front, in its light',
    async (_name, view, [x, y, dx, dy], color, light) => {
      const colorAt = await painted(view);
      expect(colorAt(x, y, dx, dy)).toEqual(lit(color, light));
      expect(colorAt(10, 10, 0, 0)).toEqual(lit(FRONT, 1));
    },
  );

  it('[WALL-13] shows two sides from a corner, and nothing of the blank corner between them', async () => {
    const colorAt = await painted({ yawDeg: 30, pitchDeg: 30 });
    const [, topGreen, topBlue] = colorAt(10, 0, 0, -10);
    expect(topBlue).toBeGreaterThan(200);
    expect(topGreen).toBeLessThan(100);
    expect(colorAt(20, 10, 10, 0)).toEqual(lit(GREEN, 0.7));
    expect(Math.max(...colorAt(20, 0, 1, 3))).toBeGreaterThan(60);
  });
});
