import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../geometry/matrix.ts';
import { cropOf } from './crop.ts';
import { placementOf } from './placement.ts';
import type { QuarterTurn } from './view.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('placementOf', () => {
  it('maps the corners of the crop onto the corners of the frame', () => {
    fc.assert(
      fc.property(
        fc.record({ widthPx: fc.integer({ min: 10, max: 9000 }), heightPx: fc.integer({ min: 10, max: 9000 }) }),
        fc.record({
          x: fraction,
          y: fraction,
          width: fc.double({ min: 1, max: 90, noNaN: true }),
          height: fc.double({ min: 1, max: 90, noNaN: true }),
        }),
        fc.record({
          focusX: fraction,
          focusY: fraction,
          zoom: fc.double({ min: 1, max: 4, noNaN: true }),
          quarterTurn: fc.constantFrom<QuarterTurn>(0, 90, 180, 270),
        }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (photo, frame, view, share) => {
          const place = { frame, front: { ...frame, width: frame.width * share } };
          const { matrix, rect } = placementOf(photo, place, view);
          expect(rect.width / rect.height / (photo.widthPx / photo.heightPx)).toBeCloseTo(1, 6);
          const crop = cropOf(photo, place, view);
          const corner = (u: number, v: number) =>
            apply(matrix, { x: rect.x + (crop.x + u * crop.width) * rect.width, y: rect.y + (crop.y + v * crop.height) * rect.height });
          const corners = [corner(0, 0), corner(1, 1)];
          expect(Math.min(...corners.map((p) => p.x))).toBeCloseTo(frame.x, 6);
          expect(Math.min(...corners.map((p) => p.y))).toBeCloseTo(frame.y, 6);
          expect(Math.max(...corners.map((p) => p.x))).toBeCloseTo(frame.x + frame.width, 6);
          expect(Math.max(...corners.map((p) => p.y))).toBeCloseTo(frame.y + frame.height, 6);
        },
      ),
    );
  });

  it('rotates clockwise: after 90 degrees the top left corner of the photo is at the top right', () => {
    const frame = { x: 0, y: 0, width: 10, height: 20 };
    const view = { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 90 } as const;
    const { matrix, rect } = placementOf({ widthPx: 20, heightPx: 10 }, { frame, front: frame }, view);
    const topLeft = apply(matrix, { x: rect.x, y: rect.y });
    expect(topLeft).toEqual({ x: expect.closeTo(10, 9), y: expect.closeTo(0, 9) });
  });
});
