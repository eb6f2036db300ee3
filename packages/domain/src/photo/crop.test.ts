import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropOf, isQuarterTurn, MAX_ZOOM, moveView, settleView, turnView, zoomView } from './crop.ts';
import type { QuarterTurn } from './photo.ts';
import { type PhotoView, WHOLE_VIEW } from './view.ts';

const photo = { widthPx: 1024, heightPx: 768 };
const slot = { width: 15, height: 10 };
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
      const crop = cropOf(photo, { width, height }, { ...WHOLE_VIEW, zoom, quarterTurn });
      expect(crop.x * 1024).toBeCloseTo(x, 3);
      expect(crop.y * 768).toBeCloseTo(y, 3);
      expect(crop.width * 1024).toBeCloseTo(cropWidth, 3);
      expect(crop.height * 768).toBeCloseTo(cropHeight, 3);
    },
  );

  it('[CROP-04] [CROP-05] [CROP-06] [CROP-07] keeps the crop inside the photo, in the proportions of the slot, whatever the view says', () => {
    fc.assert(
      fc.property(anyPhoto, anySlot, anyView, (size, frame, view) => {
        const crop = cropOf(size, frame, view);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
        const ratio = view.quarterTurn % 180 === 0 ? frame.width / frame.height : frame.height / frame.width;
        expect((crop.width * size.widthPx) / (crop.height * size.heightPx) / ratio).toBeCloseTo(1, 6);
        const { zoom } = settleView(size, frame, view);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(4);
        expect(Math.max(crop.width, crop.height) * zoom).toBeCloseTo(1, 6);
      }),
    );
  });

  it('[CROP-06] touches the photo on one axis only at zoom 1', () => {
    const crop = cropOf(photo, slot, WHOLE_VIEW);
    expect(crop.width).toBe(1);
    expect(crop.height).toBeLessThan(1);
  });

  it('[CROP-02] turns in steps of 90 degrees modulo 360', () => {
    const turns = [WHOLE_VIEW];
    for (let i = 0; i < 4; i++) turns.push(turnView(turns.at(-1) as PhotoView));
    expect(turns.map((view) => view.quarterTurn)).toEqual([0, 90, 180, 270, 0]);
  });

  it('turning changes nothing else of the view', () => {
    const view: PhotoView = { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 };
    expect(turnView(view)).toEqual({ ...view, quarterTurn: 180 });
  });

  it('[CROP-08] knows a quarter turn from other angles', () => {
    expect([0, 90, 180, 270].every(isQuarterTurn)).toBe(true);
    expect([-90, 45, 360, Number.NaN].some(isQuarterTurn)).toBe(false);
  });

  it('[PEDIT-06] [PEDIT-07] reaches zoom 4 after 28 presses of "larger", not after 27', () => {
    let view = WHOLE_VIEW;
    for (let i = 0; i < 27; i++) view = zoomView(photo, slot, view, 0.95);
    expect(view.zoom).toBeCloseTo(3.994502, 6);
    expect(zoomView(photo, slot, view, 0.95).zoom).toBe(MAX_ZOOM);
  });

  it('[PEDIT-05] [PEDIT-07] goes back by "smaller" and stays at 1', () => {
    const larger = zoomView(photo, slot, WHOLE_VIEW, 0.95);
    expect(larger.zoom).toBeCloseTo(1.052632, 6);
    expect(zoomView(photo, slot, larger, 1.05).zoom).toBeCloseTo(1.002506, 6);
    expect(zoomView(photo, slot, WHOLE_VIEW, 1.05).zoom).toBe(1);
  });

  it.each([0, 90, 180, 270] as const)('moves the photo with the finger when turned by %d', (quarterTurn) => {
    const view: PhotoView = { ...WHOLE_VIEW, zoom: 2, quarterTurn };
    const before = pageOf(view, { x: 0.5, y: 0.5 });
    const after = pageOf(moveView(photo, slot, view, { x: 1, y: 0.5 }), { x: 0.5, y: 0.5 });
    expect(after.x - before.x).toBeCloseTo(1, 9);
    expect(after.y - before.y).toBeCloseTo(0.5, 9);
  });

  it.each([0, 90, 180, 270] as const)('keeps the point under the finger while zooming, turned by %d', (quarterTurn) => {
    const view: PhotoView = { ...WHOLE_VIEW, zoom: 2, quarterTurn };
    const zoomed = zoomView(photo, slot, view, 0.8, { x: 0.3, y: 0.6 });
    const crop = cropOf(photo, slot, view);
    const under = photoPointAt(crop, quarterTurn, { x: 0.3, y: 0.6 });
    const at = pageOf(zoomed, under);
    expect(at.x).toBeCloseTo(0.3 * slot.width, 9);
    expect(at.y).toBeCloseTo(0.6 * slot.height, 9);
  });

  it('[CROP-04] cannot be dragged off the photo, and turns back at once', () => {
    const far = moveView(photo, slot, { ...WHOLE_VIEW, zoom: 2 }, { x: 1e6, y: 1e6 });
    const crop = cropOf(photo, slot, far);
    expect([crop.x, crop.y]).toEqual([0, 0]);
    expect(cropOf(photo, slot, moveView(photo, slot, far, { x: -1, y: 0 })).x).toBeGreaterThan(0);
  });

  it('refuses photos and slots without a size', () => {
    expect(() => cropOf({ widthPx: 0, heightPx: 5 }, slot, WHOLE_VIEW)).toThrow(RangeError);
    expect(() => cropOf(photo, { width: Number.NaN, height: 5 }, WHOLE_VIEW)).toThrow(RangeError);
  });
});

/** Where a point of the photo (fractions) shows in the slot, cm from its top left. */
function pageOf(view: PhotoView, point: { x: number; y: number }): { x: number; y: number } {
  const crop = cropOf(photo, slot, view);
  const u = (point.x - crop.x) / crop.width - 0.5;
  const v = (point.y - crop.y) / crop.height - 0.5;
  const turned = { 0: [u, v], 90: [-v, u], 180: [-u, -v], 270: [v, -u] }[view.quarterTurn] as [number, number];
  return { x: (turned[0] + 0.5) * slot.width, y: (turned[1] + 0.5) * slot.height };
}

/** The point of the photo (fractions) that shows at a point of the slot (fractions). */
function photoPointAt(crop: { x: number; y: number; width: number; height: number }, turn: QuarterTurn, at: { x: number; y: number }) {
  const u = at.x - 0.5;
  const v = at.y - 0.5;
  const [p, q] = { 0: [u, v], 90: [v, -u], 180: [-u, -v], 270: [-v, u] }[turn] as [number, number];
  return { x: crop.x + (p + 0.5) * crop.width, y: crop.y + (q + 0.5) * crop.height };
}
