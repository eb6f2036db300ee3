import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SizeCm } from '../geometry/rect.ts';
import { clampView, cropOf, MAX_ZOOM, moveView, zoomView } from './crop.ts';
import type { PhotoPlace } from './place.ts';
import { type PhotoView, type QuarterTurn, WHOLE_VIEW } from './view.ts';

const photo = { widthPx: 1024, heightPx: 768 };
const slot = { width: 15, height: 10 };
/** A place whose whole frame lies on the front. */
const placeOf = ({ width, height }: SizeCm): PhotoPlace => {
  const frame = { x: 3, y: -2, width, height };
  return { frame, front: frame };
};
const place = placeOf(slot);
const anyPhoto = fc.record({ widthPx: fc.integer({ min: 1, max: 12_000 }), heightPx: fc.integer({ min: 1, max: 12_000 }) });
const anySlot = fc.record({ width: fc.double({ min: 1, max: 140, noNaN: true }), height: fc.double({ min: 1, max: 140, noNaN: true }) });
const anyTurn = fc.constantFrom<QuarterTurn>(0, 90, 180, 270);
const anyView = fc.record({ focusX: fc.double(), focusY: fc.double(), zoom: fc.double(), quarterTurn: anyTurn });

describe('crop', () => {
  it.each([
    [10, 10, 1, 0, 128, 0, 768, 768],
    [15, 10, 1, 0, 0, 42.6667, 1024, 682.6667],
    [10, 15, 1, 0, 256, 0, 512, 768],
    [10, 10, 2, 0, 320, 192, 384, 384],
    [10, 10, 4, 0, 416, 288, 192, 192],
    [10, 15, 1, 90, 0, 42.6667, 1024, 682.6667],
  ] as const)(
    '[CROP-01] centres 1024 x 768 in %d x %d at zoom %d, turned by %d',
    (width, height, zoom, quarterTurn, x, y, cropWidth, cropHeight) => {
      const crop = cropOf(photo, placeOf({ width, height }), { ...WHOLE_VIEW, zoom, quarterTurn });
      expect(crop.x * 1024).toBeCloseTo(x, 3);
      expect(crop.y * 768).toBeCloseTo(y, 3);
      expect(crop.width * 1024).toBeCloseTo(cropWidth, 3);
      expect(crop.height * 768).toBeCloseTo(cropHeight, 3);
    },
  );

  it("[CROP-04] [CROP-05] [CROP-06] [CROP-07] keeps the crop inside the photo, in the slot's proportions, for every view", () => {
    fc.assert(
      fc.property(anyPhoto, anySlot, anyView, (size, frame, view) => {
        const crop = cropOf(size, placeOf(frame), view);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
        const ratio = view.quarterTurn % 180 === 0 ? frame.width / frame.height : frame.height / frame.width;
        expect((crop.width * size.widthPx) / (crop.height * size.heightPx) / ratio).toBeCloseTo(1, 6);
        const { zoom } = clampView(size, placeOf(frame), view);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(4);
        expect(Math.max(crop.width, crop.height) * zoom).toBeCloseTo(1, 6);
      }),
    );
  });

  it('[CROP-06] touches the photo on one axis only at zoom 1', () => {
    const crop = cropOf(photo, place, WHOLE_VIEW);
    expect(crop.width).toBe(1);
    expect(crop.height).toBeLessThan(1);
  });

  it('[PEDIT-06] [PEDIT-07] reaches zoom 4 after 28 presses of "larger", not after 27', () => {
    let view = WHOLE_VIEW;
    for (let i = 0; i < 27; i++) view = zoomView(photo, place, view, { cropFactor: 0.95 });
    expect(view.zoom).toBeCloseTo(3.994502, 6);
    expect(zoomView(photo, place, view, { cropFactor: 0.95 }).zoom).toBe(MAX_ZOOM);
  });

  it('[PEDIT-05] [PEDIT-07] zooms back with "smaller" and stays at 1', () => {
    const larger = zoomView(photo, place, WHOLE_VIEW, { cropFactor: 0.95 });
    expect(larger.zoom).toBeCloseTo(1.052632, 6);
    expect(zoomView(photo, place, larger, { cropFactor: 1.05 }).zoom).toBeCloseTo(1.002506, 6);
    expect(zoomView(photo, place, WHOLE_VIEW, { cropFactor: 1.05 }).zoom).toBe(1);
  });

  it.each([0, 90, 180, 270] as const)('moves the photo with the pointer when turned by %d', (quarterTurn) => {
    const view: PhotoView = { ...WHOLE_VIEW, zoom: 2, quarterTurn };
    const before = pageOf(view, { x: 0.5, y: 0.5 });
    const after = pageOf(moveView(photo, place, view, { x: 1, y: 0.5 }), { x: 0.5, y: 0.5 });
    expect(after.x - before.x).toBeCloseTo(1, 9);
    expect(after.y - before.y).toBeCloseTo(0.5, 9);
  });

  it.each([0, 90, 180, 270] as const)('keeps the point under the pointer while zooming, turned by %d', (quarterTurn) => {
    const view: PhotoView = { ...WHOLE_VIEW, zoom: 2, quarterTurn };
    const zoomed = zoomView(photo, place, view, { cropFactor: 0.8, at: { x: 0.3, y: 0.6 } });
    const crop = cropOf(photo, place, view);
    const under = photoPointAt(crop, quarterTurn, { x: 0.3, y: 0.6 });
    const pagePoint = pageOf(zoomed, under);
    expect(pagePoint.x).toBeCloseTo(0.3 * slot.width, 9);
    expect(pagePoint.y).toBeCloseTo(0.6 * slot.height, 9);
  });

  it('[CROP-04] cannot be dragged off the photo, and returns without delay', () => {
    const far = moveView(photo, place, { ...WHOLE_VIEW, zoom: 2 }, { x: 1e6, y: 1e6 });
    const crop = cropOf(photo, place, far);
    expect([crop.x, crop.y]).toEqual([0, 0]);
    expect(cropOf(photo, place, moveView(photo, place, far, { x: -1, y: 0 })).x).toBeGreaterThan(0);
  });

  it('refuses photos and slots without a size', () => {
    expect(() => cropOf({ widthPx: 0, heightPx: 5 }, place, WHOLE_VIEW)).toThrow(RangeError);
    expect(() => cropOf(photo, placeOf({ width: Number.NaN, height: 5 }), WHOLE_VIEW)).toThrow(RangeError);
  });
});

describe('a slot that partly folds round a frame', () => {
  const anyWrap = fc.record({
    size: anySlot,
    photo: anyPhoto,
    quarterTurn: anyTurn,
    left: fc.double({ min: 0, max: 0.9, noNaN: true }),
    top: fc.double({ min: 0, max: 0.9, noNaN: true }),
    isRight: fc.boolean(),
  });
  /** The folded sides of the frame: a part of the left or the right, a part of the top. */
  const wrapped = ({ width, height }: SizeCm, left: number, top: number, isRight: boolean): PhotoPlace => {
    const { frame } = placeOf({ width, height });
    const across = left * width;
    const down = top * height;
    return { frame, front: { x: frame.x + (isRight ? 0 : across), y: frame.y + down, width: width - across, height: height - down } };
  };
  /** The part of the photo that shows in the middle of the front, fractions. */
  const seenInTheMiddle = (size: typeof photo, where: PhotoPlace, view: PhotoView) => {
    const { frame, front } = where;
    const middle = { x: (front.x + front.width / 2 - frame.x) / frame.width, y: (front.y + front.height / 2 - frame.y) / frame.height };
    return photoPointAt(cropOf(size, where, view), view.quarterTurn, middle);
  };

  it('puts the middle of the photo in the middle of its front, without a gap on the sides', () => {
    fc.assert(
      fc.property(anyWrap, ({ size, photo: some, quarterTurn, left, top, isRight }) => {
        const where = wrapped(size, left, top, isRight);
        const middle = seenInTheMiddle(some, where, { ...WHOLE_VIEW, quarterTurn });
        expect(middle.x).toBeCloseTo(0.5, 9);
        expect(middle.y).toBeCloseTo(0.5, 9);
        const { x, y, width, height } = cropOf(some, where, { ...WHOLE_VIEW, quarterTurn });
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('shows as much of the photo as fits: the photo ends with the slot on one side', () => {
    const where = wrapped({ width: 12, height: 8 }, 0.25, 0, false);
    // 9 of 12 cm on the front, their middle 7.5 cm from the end of the side: the photo is as wide as 15 cm.
    const crop = cropOf({ widthPx: 1500, heightPx: 1000 }, where, WHOLE_VIEW);
    expect([crop.x, crop.width]).toEqual([expect.closeTo(0, 9), expect.closeTo(12 / 15, 9)]);
    expect([crop.y, crop.height]).toEqual([expect.closeTo(0.1, 9), expect.closeTo(8 / 10, 9)]);
  });

  it('puts the focus in the middle of the front as far as the photo reaches', () => {
    const where = wrapped({ width: 12, height: 8 }, 0.25, 0.5, true);
    const view = { ...WHOLE_VIEW, zoom: 2.5, focusX: 0.4, focusY: 0.55 };
    const middle = seenInTheMiddle(photo, where, view);
    expect([middle.x, middle.y]).toEqual([expect.closeTo(0.4, 9), expect.closeTo(0.55, 9)]);
    expect(clampView(photo, where, view)).toEqual({ ...view, focusX: expect.closeTo(0.4, 9), focusY: expect.closeTo(0.55, 9) });
    const far = { ...view, focusX: 1, focusY: 0 };
    const [crop, cropOfClamped] = [cropOf(photo, where, far), cropOf(photo, where, clampView(photo, where, far))];
    expect([cropOfClamped.x, cropOfClamped.y]).toEqual([expect.closeTo(crop.x, 9), expect.closeTo(crop.y, 9)]);
  });

  it.each([0, 90, 180, 270] as const)('follows the pointer and keeps the point under it, turned by %d', (quarterTurn) => {
    const where = wrapped({ width: 12, height: 8 }, 0.3, 0.2, false);
    const view = { ...WHOLE_VIEW, zoom: 2, quarterTurn };
    const point = { x: 0.7, y: 0.4 };
    const under = photoPointAt(cropOf(photo, where, view), quarterTurn, point);
    const zoomed = photoPointAt(cropOf(photo, where, zoomView(photo, where, view, { cropFactor: 0.8, at: point })), quarterTurn, point);
    expect([zoomed.x, zoomed.y]).toEqual([expect.closeTo(under.x, 9), expect.closeTo(under.y, 9)]);
    const moved = cropOf(photo, where, moveView(photo, where, view, { x: 0.6, y: -0.4 }));
    const there = photoPointAt(moved, quarterTurn, { x: point.x + 0.6 / 12, y: point.y - 0.4 / 8 });
    expect([there.x, there.y]).toEqual([expect.closeTo(under.x, 9), expect.closeTo(under.y, 9)]);
    const larger = seenInTheMiddle(photo, where, zoomView(photo, where, WHOLE_VIEW, { cropFactor: 0.8 }));
    expect([larger.x, larger.y]).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)]);
  });
});

/** Position in the slot of a point of the photo (fractions), cm from the slot's top left. */
function pageOf(view: PhotoView, point: { x: number; y: number }): { x: number; y: number } {
  const crop = cropOf(photo, place, view);
  const u = (point.x - crop.x) / crop.width - 0.5;
  const v = (point.y - crop.y) / crop.height - 0.5;
  const turned = { 0: [u, v], 90: [-v, u], 180: [-u, -v], 270: [v, -u] }[view.quarterTurn] as [number, number];
  return { x: (turned[0] + 0.5) * slot.width, y: (turned[1] + 0.5) * slot.height };
}

/** The point of the photo (fractions) that shows at a point of the slot (fractions). */
function photoPointAt(crop: { x: number; y: number; width: number; height: number }, turn: QuarterTurn, point: { x: number; y: number }) {
  const u = point.x - 0.5;
  const v = point.y - 0.5;
  const [p, q] = { 0: [u, v], 90: [v, -u], 180: [-u, -v], 270: [-v, u] }[turn] as [number, number];
  return { x: crop.x + (p + 0.5) * crop.width, y: crop.y + (q + 0.5) * crop.height };
}
