import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../test/saved-cases.ts';
import { apply, inverse } from '../geometry/matrix.ts';
import type { Rect } from '../geometry/rect.ts';
import { canZoom, clampView, cropOf, MAX_ZOOM, moveView, shownDpi, zoomView } from './crop.ts';
import type { PhotoPlace } from './place.ts';
import { placementOf } from './placement.ts';
import { mirrorView, straightenView, uncutView } from './turn-view.ts';
import { type PhotoView, type QuarterTurn, WHOLE_VIEW } from './view.ts';

const anySide = fc.integer({ min: 10, max: 9000 });
const anyPhoto = fc.record({ widthPx: anySide, heightPx: anySide });
const anyFraction = fc.double({ min: 0, max: 1, noNaN: true });
const anyLength = fc.double({ min: 1, max: 90, noNaN: true });
const anyPlace = fc
  .record({ width: anyLength, height: anyLength, side: fc.double({ min: 0, max: 0.6, noNaN: true }) })
  .map(({ width, height, side }): PhotoPlace => {
    const frame = { x: 3, y: -2, width, height };
    return { frame, front: { ...frame, x: 3 + side * width, width: (1 - side) * width } };
  });
const anyView: fc.Arbitrary<PhotoView> = fc
  .record({
    focusX: anyFraction,
    focusY: anyFraction,
    zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
    quarterTurn: fc.constantFrom<QuarterTurn>(0, 90, 180, 270),
  })
  .chain(viewsOf);

const cornersOf = ({ x, y, width, height }: Rect) => [0, 1].flatMap((u) => [0, 1].map((v) => ({ x: x + u * width, y: y + v * height })));

/** The points of the photo, fractions, at the corners of its filled part. */
function seenCorners(photo: { widthPx: number; heightPx: number }, place: PhotoPlace, view: PhotoView) {
  const { matrix, rect, filled } = placementOf(photo, place, view);
  return cornersOf(filled).map((corner) => {
    const { x, y } = apply(inverse(matrix), corner);
    return { x: (x - rect.x) / rect.width, y: (y - rect.y) / rect.height };
  });
}

describe('a photo that is mirrored, straightened or uncut', () => {
  it('covers its filled part to every corner, and its crop is the bounding box of those corners', () => {
    fc.assert(
      fc.property(anyPhoto, anyPlace, anyView, (photo, place, view) => {
        const corners = seenCorners(photo, place, view);
        const crop = cropOf(photo, place, view);
        const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
        expect(Math.min(...xs)).toBeCloseTo(crop.x, 6);
        expect(Math.max(...xs)).toBeCloseTo(crop.x + crop.width, 6);
        expect(Math.min(...ys)).toBeCloseTo(crop.y, 6);
        expect(Math.max(...ys)).toBeCloseTo(crop.y + crop.height, 6);
        expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('keeps its proportions and is as small as possible: at zoom 1 it ends with the filled part on one axis', () => {
    fc.assert(
      fc.property(anyPhoto, anyPlace, anyView, (photo, { frame }, view) => {
        const place = { frame, front: frame };
        const { rect } = placementOf(photo, place, view);
        expect(rect.width / rect.height / (photo.widthPx / photo.heightPx)).toBeCloseTo(1, 6);
        const { width, height } = cropOf(photo, place, { ...view, zoom: 1 });
        expect(Math.max(width, height)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is enlarged when straightened, and its resolution falls by the same factor', () => {
    const frame = { x: 0, y: 0, width: 30, height: 20 };
    const place = { frame, front: frame };
    const photo = { widthPx: 3000, heightPx: 2000 };
    const factor = (angleDeg: number) => placementOf(photo, place, straightenView(WHOLE_VIEW, angleDeg)).rect.width / 30;
    const byHand = (angleDeg: number) => Math.cos((angleDeg * Math.PI) / 180) + (30 / 20) * Math.sin((angleDeg * Math.PI) / 180);
    expect(factor(0)).toBe(1);
    expect(factor(15)).toBeCloseTo(byHand(15), 9);
    expect(factor(-3.4)).toBeCloseTo(byHand(3.4), 9);
    expect(shownDpi(photo, place, straightenView(WHOLE_VIEW, 15))).toBeCloseTo(254 / byHand(15), 6);
  });

  it('shows the mirrored crop when mirrored', () => {
    fc.assert(
      fc.property(anyPhoto, anyPlace, anyView, (photo, { frame }, view) => {
        const place = { frame, front: frame };
        const mirrored = mirrorView(view);
        expect(shownDpi(photo, place, mirrored) / shownDpi(photo, place, view)).toBeCloseTo(1, 9);
        const [topLeft, bottomLeft, topRight, bottomRight] = seenCorners(photo, place, view);
        for (const [index, point] of [topRight, bottomRight, topLeft, bottomLeft].entries()) {
          const corner = seenCorners(photo, place, mirrored)[index];
          expect(corner?.x).toBeCloseTo(point?.x ?? Number.NaN, 6);
          expect(corner?.y).toBeCloseTo(point?.y ?? Number.NaN, 6);
        }
      }),
    );
  });

  it('is shown whole and as large as possible in the middle of the front when uncut, and keeps zoom and centre for later', () => {
    fc.assert(
      fc.property(anyPhoto, anyPlace, anyView, ({ widthPx, heightPx }, place, { straightenDeg: _, ...view }) => {
        const photo = { widthPx, heightPx };
        const uncut = uncutView(view, true);
        const { filled } = placementOf(photo, place, uncut);
        const { front } = place;
        const gaps = [filled.x - front.x, filled.y - front.y, front.width - filled.width, front.height - filled.height] as const;
        expect(gaps[0]).toBeCloseTo(gaps[2] / 2, 9);
        expect(gaps[1]).toBeCloseTo(gaps[3] / 2, 9);
        expect(Math.min(gaps[2], gaps[3])).toBeCloseTo(0, 9);
        expect(Math.max(gaps[2], gaps[3])).toBeGreaterThanOrEqual(-1e-9);
        const crop = cropOf(photo, place, uncut);
        for (const [is, shouldBe] of [
          [crop.x, 0],
          [crop.y, 0],
          [crop.width, 1],
          [crop.height, 1],
        ] as const)
          expect(is).toBeCloseTo(shouldBe, 9);
        expect(moveView(photo, place, uncut, { x: 1, y: 1 })).toEqual(uncut);
        expect(zoomView(photo, place, uncut, { cropFactor: 0.5 })).toEqual(uncut);
        expect(canZoom(photo, place, uncut, 0.95)).toBe(false);
      }),
    );
  });

  it('follows the pointer and keeps the point under it while zooming', () => {
    const frame = { x: 0, y: 0, width: 15, height: 10 };
    const place = { frame, front: frame };
    const photo = { widthPx: 1024, heightPx: 768 };
    const subjectPoint = { x: 0.3, y: 0.6 };
    fc.assert(
      fc.property(anyView, (some) => {
        const view = clampView(photo, place, uncutView({ ...some, zoom: 2, focusX: 0.5, focusY: 0.5 }, false));
        const { matrix, rect } = placementOf(photo, place, view);
        const shownAt = (looking: PhotoView, point: { x: number; y: number }) => {
          const placement = placementOf(photo, place, looking);
          const scale = placement.rect.width / rect.width;
          return apply(placement.matrix, {
            x: placement.rect.x + (point.x - rect.x) * scale,
            y: placement.rect.y + (point.y - rect.y) * scale,
          });
        };
        const under = apply(inverse(matrix), { x: subjectPoint.x * 15, y: subjectPoint.y * 10 });
        const zoomed = shownAt(zoomView(photo, place, view, { cropFactor: 0.8, at: subjectPoint }), under);
        expect([zoomed.x, zoomed.y]).toEqual([expect.closeTo(4.5, 6), expect.closeTo(6, 6)]);
        const moved = shownAt(moveView(photo, place, view, { x: 0.3, y: -0.2 }), under);
        expect([moved.x, moved.y]).toEqual([expect.closeTo(4.8, 6), expect.closeTo(5.8, 6)]);
      }),
    );
  });
});
