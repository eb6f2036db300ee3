import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { fitPhotos, fitSteps } from './fit-steps.ts';
import type { FitTask } from './fit-task.ts';
import { readCuts } from './read-cuts.ts';

const task = (aspects: readonly number[], more: Partial<FitTask> = {}): FitTask => ({
  page: { x: 0.5, y: 0.5, width: 49, height: 69 },
  gutter: 0.5,
  photos: aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null })),
  isOrdered: false,
  isWhole: false,
  seed: 1,
  variant: 0,
  ...more,
});

const MIX = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 4 / 3];
const mixOf = (count: number) => Array.from({ length: count }, (_, index) => MIX[(index * 7) % MIX.length] as number);

const areaOf = ({ width, height }: Rect) => width * height;

/** The share that is cut off a photo of this shape in a place. */
function lossIn({ width, height }: Rect, aspect: number): number {
  const shape = width / height / aspect;
  return 1 - Math.min(shape, 1 / shape);
}

describe('a Fit layout', () => {
  it.each([25, 64])('of %d photos cuts hardly anything and keeps sizes even', (count) => {
    const aspects = mixOf(count);
    for (const page of [
      { x: 0, y: 0, width: 49, height: 69 },
      { x: 0, y: 0, width: 119, height: 39 },
      { x: 0, y: 0, width: 19, height: 19 },
    ]) {
      const { rects } = fitPhotos(task(aspects, { page, gutter: page.width / 100 }));
      const losses = rects.map((rect, index) => lossIn(rect, aspects[index] as number));
      expect(Math.max(...losses)).toBeLessThan(0.005);
      const areas = rects.map(areaOf);
      const mean = areas.reduce((sum, area) => sum + area, 0) / count;
      expect(Math.min(...areas) / mean).toBeGreaterThan(0.4);
      expect(Math.sqrt(areas.reduce((sum, area) => sum + (area / mean - 1) ** 2, 0) / count)).toBeLessThan(0.5);
    }
  });

  it('of 26 photos of one shape on a small page has no photo below half of the mean size', () => {
    const { rects } = fitPhotos(
      task(
        Array.from({ length: 26 }, () => 0.75),
        { page: { x: 0.5, y: 0.5, width: 19, height: 29 } },
      ),
    );
    const areas = rects.map(areaOf);
    expect(Math.min(...areas) / (areas.reduce((sum, area) => sum + area, 0) / 26)).toBeGreaterThan(0.5);
  });

  it.each([
    ['portraits', 0.75],
    ['landscapes', 1.5],
    ['squares', 1],
    ['shapes of all kinds', null],
  ])('of 20 photos or more has no photo below 0.4 of the mean size, with a margin: %s', (_, shape) => {
    const smallestShares = [20, 26, 33].flatMap((count) =>
      [
        { x: 0.5, y: 0.5, width: 19, height: 29 },
        { x: 0.5, y: 0.5, width: 119, height: 39 },
      ].map((page) => {
        const { rects } = fitPhotos(task(shape === null ? mixOf(count) : Array.from({ length: count }, () => shape), { page }));
        const areas = rects.map(areaOf);
        return (Math.min(...areas) * count) / areas.reduce((sum, area) => sum + area, 0);
      }),
    );
    expect(Math.min(...smallestShares), JSON.stringify(smallestShares)).toBeGreaterThan(0.42);
  });

  it.each([0, 1, 4])('of nine photos makes each favourite (%d) clearly larger than any other photo, on every page', (favourite) => {
    const aspects = Array.from({ length: 9 }, (_, index) => (index % 3 === 1 ? 17 / 23 : 4 / 3));
    const photos = aspects.map((aspect, index) => ({ aspect, weight: index === favourite ? 4 : 1, duplicateGroup: null }));
    for (const [width, height] of [
      [49, 49],
      [69, 49],
      [49, 69],
    ] as const) {
      const { rects } = fitPhotos(task(aspects, { photos, page: { x: 0.5, y: 0.5, width, height } }));
      const areas = rects.map(areaOf);
      const others = Math.max(...areas.filter((_, index) => index !== favourite));
      expect((areas[favourite] as number) / others, `${width} x ${height}`).toBeGreaterThan(1.6);
      expect(Math.max(...rects.map((rect, index) => lossIn(rect, aspects[index] as number)))).toBeLessThan(0.08);
    }
  });

  it.each([
    [25, 2],
    [25, 4],
    [60, 2],
    [60, 4],
  ])('of %i photos gives three favourites about %i times the area of the others', (count, weight) => {
    for (let seed = 1; seed <= 6; seed++) {
      const isFavourite = (index: number) => index % 9 === 3 && index < 27;
      const photos = mixOf(count).map((aspect, index) => ({ aspect, weight: isFavourite(index) ? weight : 1, duplicateGroup: null }));
      const { rects } = fitPhotos(task([], { photos, seed, page: { x: 0, y: 0, width: 69, height: 49 } }));
      const areas = rects.map(areaOf);
      const others = areas.filter((_, index) => !isFavourite(index));
      const mean = others.reduce((sum, area) => sum + area, 0) / others.length;
      for (const index of [3, 12, 21]) {
        expect((areas[index] as number) / mean / weight, `seed ${seed}`).toBeGreaterThan(0.7);
        expect((areas[index] as number) / mean / weight, `seed ${seed}`).toBeLessThan(1.4);
      }
    }
  });

  it('is the same for the same task, with any number of pauses', () => {
    const aspects = mixOf(20);
    const atOnce = fitPhotos(task(aspects));
    // The last searches are cached.
    for (const seed of [901, 902]) fitPhotos(task([1, 2, 3], { seed }));
    const steps = fitSteps(task(aspects));
    const reports: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      reports.push(step.value);
      fitPhotos(task([1, 2, 3], { seed: reports.length }));
    }
    expect(step.value).toEqual(atOnce);
    expect(reports.length).toBeGreaterThan(20);
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
    expect(Math.min(...reports)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reports)).toBeLessThanOrEqual(1);
  });

  it('of few photos is the best of all arrangements, and states their number', () => {
    expect(fitPhotos(task([1.5, 0.75, 1, 1.2, 0.8, 2])).compared).toBe(5504);
    expect(fitPhotos(task([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5])).compared).toBe(522);
    expect(fitPhotos(task(mixOf(12))).compared).toBeNull();
  });

  it('of few photos differs between variants', () => {
    const layouts = [0, 1, 2, 3].map((variant) => JSON.stringify(fitPhotos(task([1.5, 0.75, 1, 1.2], { variant })).rects));
    expect(new Set(layouts).size).toBe(4);
  });

  it('with uncut photos leaves equal margins on two sides', () => {
    const aspects = mixOf(9);
    const { rects } = fitPhotos(task(aspects, { isWhole: true }));
    rects.forEach((rect, index) => {
      expect(lossIn(rect, aspects[index] as number)).toBeLessThan(1e-9);
    });
    const left = Math.min(...rects.map((rect) => rect.x)) - 0.5;
    const right = 49.5 - Math.max(...rects.map((rect) => rect.x + rect.width));
    const top = Math.min(...rects.map((rect) => rect.y)) - 0.5;
    const bottom = 69.5 - Math.max(...rects.map((rect) => rect.y + rect.height));
    expect(left).toBeCloseTo(right, 9);
    expect(top).toBeCloseTo(bottom, 9);
    expect(Math.min(left, top)).toBeCloseTo(0, 9);
  });

  it('keeps near-duplicates apart', () => {
    const photos = mixOf(30).map((aspect, index) => ({ aspect, weight: 1, duplicateGroup: index < 3 ? 1 : null }));
    const { rects } = fitPhotos(task([], { photos }));
    const middle = rects.slice(0, 3).map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
    const side = Math.sqrt((49 * 69) / 30);
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const [a, b] = [middle[i] as readonly [number, number], middle[j] as readonly [number, number]];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(1.2 * side);
    }
  });

  it('fills any page with any photos, without a hole, separable along equal gutters', () => {
    const anyPhoto = fc.record({
      aspect: fc.double({ min: 0.1, max: 10, noNaN: true }),
      weight: fc.constantFrom(1, 1, 1, 2, 4),
      duplicateGroup: fc.constant(null),
    });
    // Few and many photos, of any shapes and of one: covers all kinds of starts.
    const anyPhotos = fc.oneof(
      fc.array(anyPhoto, { minLength: 1, maxLength: 30 }),
      fc.tuple(anyPhoto, fc.integer({ min: 5, max: 24 })).map(([photo, count]) => Array.from({ length: count }, () => photo)),
    );
    const anyPage = fc.record({
      x: fc.constant(0),
      y: fc.constant(0),
      width: fc.integer({ min: 9, max: 300 }),
      height: fc.integer({ min: 9, max: 300 }),
    });
    fc.assert(
      fc.property(anyPhotos, anyPage, fc.double({ min: 0, max: 0.3, noNaN: true }), (photos, page, part) => {
        const gutter = part * Math.sqrt((page.width * page.height) / photos.length);
        const { rects } = fitPhotos(task([], { photos, page, gutter }));
        expect(rects).toHaveLength(photos.length);
        expect(readCuts(rects, page, gutter)).not.toBeNull();
      }),
      { numRuns: 14 },
    );
  }, 120_000);

  it('reports tasks that it cannot arrange', () => {
    expect(() => fitPhotos(task([]))).toThrow(RangeError);
    expect(() => fitPhotos(task([0]))).toThrow(RangeError);
    expect(() => fitPhotos(task([1, Number.NaN]))).toThrow(RangeError);
    expect(() => fitPhotos(task([1], { gutter: -1 }))).toThrow(RangeError);
  });
});
