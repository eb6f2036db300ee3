import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { type LayoutMeasures, measureLayout } from '../measure-layout.ts';
import { seededRandom } from '../shared/random.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitTask } from './fit-task.ts';
import { readCuts } from './read-cuts.ts';

const PAGE = { x: 0.5, y: 0.5, width: 49, height: 69 };
const SHAPES = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 4 / 3];
const mixOf = (count: number) => Array.from({ length: count }, (_, index) => SHAPES[(index * 7) % SHAPES.length] as number);

const task = (aspects: readonly number[], more: Partial<FitTask> = {}): FitTask => ({
  page: PAGE,
  gutter: 0.5,
  photos: aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null })),
  isOrdered: false,
  isWhole: false,
  seed: 1,
  variant: 0,
  ...more,
});

/** The following task: the photos of the named places, then new ones. */
function after(rects: readonly Rect[], places: readonly number[], locked: readonly number[] = []): Pick<FitTask, 'before'> {
  const photos = rects.map((_, place) => (places.includes(place) ? places.indexOf(place) : null));
  return { before: { rects, gutter: 0.5, photos, locked } };
}

const everyPlace = (rects: readonly Rect[]) => rects.map((_, place) => place);

/** Share of the photos whose middle has moved by more than half a mean side. */
function movedShare(before: readonly Rect[], newRects: readonly Rect[]): number {
  const half = Math.sqrt((PAGE.width * PAGE.height) / newRects.length) / 2;
  const far = before.filter(({ x, y, width, height }, index) => {
    const rect = newRects[index] as Rect;
    return Math.hypot(x + width / 2 - rect.x - rect.width / 2, y + height / 2 - rect.y - rect.height / 2) > half;
  });
  return far.length / before.length;
}

/** Coefficient of variation of the areas. */
function variationOf(rects: readonly Rect[]): number {
  const areas = rects.map(({ width, height }) => width * height);
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  return Math.sqrt(areas.reduce((sum, area) => sum + (area / mean - 1) ** 2, 0) / areas.length);
}

/** A page that is halved repeatedly at random. */
function halved(box: Rect, count: number, random: () => number): readonly Rect[] {
  if (count === 1) return [box];
  const first = Math.max(1, Math.min(count - 1, Math.round(count * (0.35 + 0.3 * random()))));
  const isWide = box.width > box.height;
  const length = (first / count) * ((isWide ? box.width : box.height) - 0.5);
  const firstBox = isWide ? { ...box, width: length } : { ...box, height: length };
  const rest = length + 0.5;
  const other = isWide ? { ...box, x: box.x + rest, width: box.width - rest } : { ...box, y: box.y + rest, height: box.height - rest };
  return [...halved(firstBox, first, random), ...halved(other, count - first, random)];
}

describe('a small change', () => {
  it('keeps nearly all of 25 photos where they are when one is added, and cuts little', () => {
    const aspects = mixOf(26);
    const { rects } = fitPhotos(task(aspects.slice(0, 25)));
    const newRects = fitPhotos(task(aspects, after(rects, everyPlace(rects)))).rects;
    expect(movedShare(rects, newRects.slice(0, 25))).toBeLessThanOrEqual(0.08);
    expect(movedShare(rects, fitPhotos(task(aspects)).rects.slice(0, 25))).toBeGreaterThan(0.5);
    newRects.forEach(({ width, height }, index) => {
      const shape = width / height / (aspects[index] as number);
      expect(Math.min(shape, 1 / shape)).toBeGreaterThan(0.97);
    });
  });

  it.each([1, 2, 3])('distributes the room of a photo removed from 25: no neighbours become twice as large as others, seed %i', (seed) => {
    const aspects = mixOf(25);
    const { rects } = fitPhotos(task(aspects, { seed }));
    for (let removed = seed - 1; removed < 25; removed += 3) {
      const remaining = everyPlace(rects).filter((place) => place !== removed);
      const shapes = remaining.map((place) => aspects[place] as number);
      const newRects = fitPhotos(task(shapes, { seed, ...after(rects, remaining) })).rects;
      expect(variationOf(newRects), `without photo ${removed}`).toBeLessThanOrEqual(0.5);
    }
  });

  it.each([10, 25, 50])('moves as few of %i photos of one shape as possible', (count) => {
    for (const seed of [7, 1007, 2007]) {
      const { rects } = fitPhotos(task(Array(count).fill(0.75), { seed }));
      const newRects = fitPhotos(task(Array(count + 1).fill(0.75), { seed, ...after(rects, everyPlace(rects)) })).rects;
      const moved = movedShare(rects, newRects);
      for (let first = 0; first <= count; first++) {
        for (let second = 0; second < first; second++) {
          const swapped = newRects.map((rect, index) =>
            index === first ? newRects[second] : index === second ? newRects[first] : rect,
          ) as Rect[];
          expect(movedShare(rects, swapped), `${first} and ${second}, seed ${seed}`).toBeGreaterThanOrEqual(moved);
        }
      }
    }
  });

  it('changes nothing if the photos are the same', () => {
    const aspects = mixOf(17);
    const { rects } = fitPhotos(task(aspects));
    expect(fitPhotos(task(aspects, after(rects, everyPlace(rects)))).rects).toEqual(rects);
  });

  it('is replaced by a new layout if most photos are new, or if the present one is not a slicing layout', () => {
    const aspects = mixOf(12);
    const { rects } = fitPhotos(task(aspects.slice(0, 4)));
    const fresh = fitPhotos(task(aspects)).rects;
    expect(fitPhotos(task(aspects, after(rects, everyPlace(rects)))).rects).toEqual(fresh);
    const torn = fitPhotos(task(aspects)).rects.map((rect, index) => (index === 3 ? { ...rect, x: rect.x + 1 } : rect));
    expect(fitPhotos(task(aspects, after(torn, everyPlace(torn)))).rects).toEqual(fresh);
  });

  it('gives a favourite its size beside a locked photo, which stays', () => {
    const ratios: number[] = [];
    for (let seed = 1; seed <= 10; seed++) {
      const aspects = mixOf(30);
      const { rects } = fitPhotos(task(aspects, { seed }));
      const [favourite, lockedPhoto] = [(seed * 7) % 30, (seed * 7 + 11) % 30];
      const photos = aspects.map((aspect, index) => ({ aspect, weight: index === favourite ? 4 : 1, duplicateGroup: null }));
      const before = { rects, gutter: 0.5, photos: everyPlace(rects), locked: [lockedPhoto], isResized: true };
      const newRects = fitPhotos(task([], { photos, seed, before })).rects;
      expect(newRects[lockedPhoto]).toEqual(rects[lockedPhoto]);
      const areas = newRects.map(({ width, height }) => width * height);
      const others = areas.filter((_, index) => index !== favourite);
      ratios.push((areas[favourite] as number) / (others.reduce((sum, area) => sum + area, 0) / others.length));
    }
    expect([...ratios].sort((a, b) => a - b)[5]).toBeGreaterThan(3);
    expect(Math.min(...ratios)).toBeGreaterThan(1.5);
  });

  it.each([
    [9, 0.05, 0.2],
    [17, 0.04, 0.2],
  ])('beside a locked photo cuts none of %i photos much and makes none very small', (count, maxCut, minSmallest) => {
    const figures = Array.from({ length: count }, (_, lockedPhoto) => {
      const aspects = mixOf(count + 1);
      const { rects } = fitPhotos(task(aspects.slice(0, count)));
      const newRects = fitPhotos(task(aspects, after(rects, everyPlace(rects), [lockedPhoto]))).rects;
      expect(newRects[lockedPhoto]).toEqual(rects[lockedPhoto]);
      return measureLayout(newRects.map((rect, photo) => ({ rect, aspect: aspects[photo] as number })));
    });
    const middle = (figureOf: (measures: LayoutMeasures) => number) => figures.map(figureOf).sort((a, b) => a - b)[count >> 1] as number;
    expect(middle(({ worstCut }) => worstCut)).toBeLessThan(maxCut);
    expect(middle(({ smallest }) => smallest)).toBeGreaterThan(minSmallest);
    expect(Math.max(...figures.map(({ worstCut }) => worstCut))).toBeLessThan(0.2);
  });

  it.each<[number[]]>([[[]], [[2]], [[2, 9]]])('gives 17 shuffled photos beside locked ones (%j) places of their own shapes', (locked) => {
    const aspects = mixOf(17);
    for (let seed = 1; seed <= 2; seed++) {
      const { rects } = fitPhotos(task(aspects, { seed }));
      const random = seededRandom(seed);
      const free = everyPlace(rects).filter((place) => !locked.includes(place));
      const order = free.map((photo) => [random(), photo] as const).sort(([a], [b]) => a - b);
      const photos = everyPlace(rects).map((place) => order[free.indexOf(place)]?.[1] ?? place);
      const before = { rects, gutter: 0.5, photos, locked, isMoved: true };
      const newRects = fitPhotos(task(aspects, { seed, before })).rects;
      const { worstCut } = measureLayout(newRects.map((rect, photo) => ({ rect, aspect: aspects[photo] as number })));
      expect(worstCut, `seed ${seed}`).toBeLessThan(0.2);
      for (const photo of locked) expect(newRects[photo]).toEqual(rects[photo]);
    }
  });

  it('moves a rotated locked photo near its place, in a rectangle of its new shape', () => {
    const aspects = mixOf(17);
    const { rects } = fitPhotos(task(aspects));
    const turned = aspects.map((aspect, photo) => (photo === 3 ? 1 / aspect : aspect));
    const newRects = fitPhotos(task(turned, after(rects, everyPlace(rects), [3, 8]))).rects;
    expect(newRects[8]).toEqual(rects[8]);
    const { width, height } = newRects[3] as Rect;
    const shape = width / height / (turned[3] as number);
    expect(Math.min(shape, 1 / shape)).toBeGreaterThan(0.95);
    expect(movedShare([rects[3] as Rect], [newRects[3] as Rect])).toBeLessThan(1);
  });

  it('makes none of 17 photos very small when one is repeatedly added, rotated and removed', () => {
    const smallestShares = [1, 2, 3, 4, 5, 6].map((seed) => {
      const random = seededRandom(seed);
      const randomIndex = (count: number) => Math.floor(random() * count);
      let aspects = Array.from({ length: 17 }, () => SHAPES[randomIndex(SHAPES.length)] as number);
      let { rects } = fitPhotos(task(aspects, { seed }));
      for (let change = 0; change < 9; change++) {
        const changedPhoto = randomIndex(aspects.length);
        const newAspects = [
          [...aspects, SHAPES[changedPhoto % SHAPES.length] as number],
          aspects.map((aspect, photo) => (photo === changedPhoto ? 1 / aspect : aspect)),
          aspects.filter((_, photo) => photo !== changedPhoto),
        ][change % 3] as number[];
        const remaining = everyPlace(rects).filter((place) => change % 3 < 2 || place !== changedPhoto);
        rects = fitPhotos(task(newAspects, { seed, ...after(rects, remaining) })).rects;
        aspects = newAspects;
      }
      return measureLayout(rects.map((rect, photo) => ({ rect, aspect: aspects[photo] as number }))).smallest;
    });
    expect(Math.min(...smallestShares)).toBeGreaterThan(0.3);
    expect(smallestShares.reduce((sum, smallestShare) => sum + smallestShare, 0) / smallestShares.length).toBeGreaterThan(0.38);
  });

  it('of any kind, with any locks, fills the page with equal gutters, keeps locked photos, and is deterministic', () => {
    const anyAspect = fc.constantFrom(...SHAPES, 3, 1 / 3);
    const anyChange = fc.record({
      places: fc.tuple(fc.integer({ min: 2, max: 18 }), fc.integer()).map(([count, seed]) => halved(PAGE, count, seededRandom(seed))),
      removed: fc.array(fc.nat(17), { maxLength: 4 }),
      added: fc.array(anyAspect, { maxLength: 3 }),
      turned: fc.option(fc.nat(17), { nil: null }),
      locked: fc.array(fc.nat(17), { maxLength: 4 }),
      weight: fc.constantFrom(1, 2, 4),
    });
    fc.assert(
      fc.property(anyChange, ({ places: rects, removed, added, turned, locked, weight }) => {
        const aspects = rects.map(({ width, height }) => width / height);
        const remaining = everyPlace(rects).filter((place) => place === 0 || !removed.includes(place));
        const shapes = [...remaining.map((place) => aspects[place] as number), ...added].map((aspect, photo) =>
          photo === turned ? 1 / aspect : aspect,
        );
        const lockedPhotos = [...new Set(locked)].filter((photo) => photo < remaining.length);
        const photos = shapes.map((aspect, photo) => ({ aspect, weight: photo === 0 ? weight : 1, duplicateGroup: null }));
        const changed = task([], { photos, ...after(rects, remaining, lockedPhotos) });
        const newRects = fitPhotos(changed).rects;
        expect(newRects).toHaveLength(shapes.length);
        expect(readCuts(newRects, PAGE, 0.5)).not.toBeNull();
        expect(fitPhotos(changed).rects).toEqual(newRects);
        // A photo with a new shape does not keep its rectangle.
        const keepsPlace = (photo: number) => photo !== turned || Math.abs(Math.log((shapes[photo] as number) ** 2)) < Math.log(1.2);
        const hasRoom = shapes.length - lockedPhotos.length >= aspects.length;
        if (hasRoom && added.length < remaining.length)
          for (const photo of lockedPhotos.filter(keepsPlace)) expect(newRects[photo]).toEqual(rects[remaining[photo] as number]);
      }),
      { numRuns: 16 },
    );
  });
});
