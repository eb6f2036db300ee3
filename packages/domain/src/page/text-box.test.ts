import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt } from '../../test/page-builders.ts';
import { apply, rotationDeg } from '../geometry/matrix.ts';
import { isInside } from '../geometry/overlap.ts';
import { ellipsePath, type Path, rectPath } from '../geometry/path.ts';
import { isPointInPath } from '../geometry/point-in-path.ts';
import { centreOf, type Rect } from '../geometry/rect.ts';
import { photoLayers } from './slots.ts';
import { type TextGround, textBoxOf } from './text-box.ts';

const TRIM = { width: 50, height: 40 };

const ground = (frame: Rect, more: Partial<TextGround> = {}): TextGround => ({
  frame,
  card: frame,
  tiltDeg: 0,
  clip: null,
  cornerRadius: 0,
  ...more,
});

function cornersOf({ x, y, width, height }: Rect) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

describe('box for a text on a photo', () => {
  it('is the whole frame if all of it is on the front, also when tilted', () => {
    const frame = { x: 10, y: 10, width: 20, height: 15 };
    expect(textBoxOf(ground(frame), TRIM)).toBe(frame);
    expect(textBoxOf(ground(frame, { tiltDeg: 8, cornerRadius: 1 }), TRIM)).toBe(frame);
  });

  it('excludes the bleed, which folds or is cut off', () => {
    expect(textBoxOf(ground({ x: -5, y: -5, width: 30, height: 50 }), TRIM)).toEqual({ x: 0, y: 0, width: 25, height: 40 });
  });

  it('[PTEXT-15] is null in a slot that allows no text, and if no line fits', () => {
    const [allowed, refused, tiny] = photoLayers(
      pageWith([
        photoCellAt('img1', 0, 0, 10, 10),
        photoCellAt('img2', 10, 0, 10, 10, { allowsText: false }),
        photoCellAt('img3', 0, 20, 9, 0.5),
      ]),
    ).map(({ textBox }) => textBox);
    expect([allowed, refused, tiny]).toEqual([{ x: 0, y: 0, width: 10, height: 10 }, null, null]);
    expect(textBoxOf(ground({ x: 60, y: 0, width: 10, height: 10 }), TRIM)).toBe(null);
  });

  it('is a wide rectangle inside a mask or between large round corners', () => {
    const frame = { x: 10, y: 10, width: 20, height: 20 };
    const inCircle = textBoxOf(ground(frame, { clip: ellipsePath(frame) }), TRIM) as Rect;
    expect(inCircle.width).toBeGreaterThan(inCircle.height);
    expect(inCircle.width * inCircle.height).toBeGreaterThan(0.4 * 400);
    expect(centreOf(inCircle).x).toBeCloseTo(20, 5);
    expect(textBoxOf(ground(frame, { cornerRadius: 10 }), TRIM)).toEqual(inCircle);
  });

  it('lies inside the frame, its mask and the front of the page, for any tilt', () => {
    const anyFrame = fc.record({
      x: fc.double({ min: -10, max: 45, noNaN: true }),
      y: fc.double({ min: -10, max: 35, noNaN: true }),
      width: fc.double({ min: 2, max: 40, noNaN: true }),
      height: fc.double({ min: 2, max: 40, noNaN: true }),
    });
    const anyClip: fc.Arbitrary<(frame: Rect) => Path | null> = fc.constantFrom(
      () => null,
      ellipsePath,
      ({ x, y, width, height }: Rect): Path => [['M', x, y], ['L', x + width, y], ['L', x + width / 2, y + height], ['Z']],
    );
    fc.assert(
      fc.property(anyFrame, anyClip, fc.double({ min: -30, max: 30, noNaN: true }), (frame, clipOf, tiltDeg) => {
        const clip = clipOf(frame);
        const box = textBoxOf(ground(frame, { clip, tiltDeg }), TRIM);
        if (!box) return;
        expect(isInside(box, frame)).toBe(true);
        const turn = rotationDeg(tiltDeg, centreOf(frame));
        const inset = { x: box.x + 0.01, y: box.y + 0.01, width: box.width - 0.02, height: box.height - 0.02 };
        for (const corner of cornersOf(inset)) {
          expect(isPointInPath(clip ?? rectPath(frame), corner)).toBe(true);
          expect(isInside({ ...apply(turn, corner), width: 0, height: 0 }, { x: 0, y: 0, ...TRIM }, 0.01)).toBe(true);
        }
      }),
    );
  });
});
