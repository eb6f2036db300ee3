import { describe, expect, it } from 'vitest';
import { readingOrder } from '../../geometry/reading-order.ts';
import type { Rect } from '../../geometry/rect.ts';
import { seededRandom } from '../shared/random.ts';
import { areDaysInOrder } from './day-order.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitTask } from './fit-task.ts';
import { photosInOrder } from './photo-order.ts';
import { stepsBack } from './reads-in-order.ts';

const GUTTER = 0.5;
const PAGES = [
  { x: 0.5, y: 0.5, width: 49, height: 69 },
  { x: 0.5, y: 0.5, width: 119, height: 39 },
];
const SHAPES = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 3];

function aspectsOf(count: number, seed: number): readonly number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => SHAPES[Math.floor(random() * SHAPES.length)] as number);
}

function taskOf(aspects: readonly number[], page: Rect, more: Partial<FitTask>): FitTask {
  const photos = aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null }));
  return { page, gutter: GUTTER, photos, isOrdered: false, isWhole: false, seed: 3, variant: 0, ...more };
}

/** Distance between the middles of two rectangles, cm. */
function distance(a: Rect, b: Rect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

function meanCut(aspects: readonly number[], rects: readonly Rect[]): number {
  const cuts = rects.map(({ width, height }, index) => {
    const fit = width / height / (aspects[index] as number);
    return 1 - Math.min(fit, 1 / fit);
  });
  return cuts.reduce((sum, cut) => sum + cut, 0) / cuts.length;
}

/** Corners of the area that some photos take. */
function partOf(rects: readonly Rect[]) {
  return {
    left: Math.min(...rects.map(({ x }) => x)),
    top: Math.min(...rects.map(({ y }) => y)),
    right: Math.max(...rects.map(({ x, width }) => x + width)),
    bottom: Math.max(...rects.map(({ y, height }) => y + height)),
  };
}

describe('photos in their order', () => {
  it.each([2, 5, 8, 12, 25, 40, 100])('reads %i photos exactly in their order: no step leads up, or left within a row', (count) => {
    for (const [seed, page] of PAGES.entries()) {
      for (const variant of [0, 1]) {
        const { rects } = fitPhotos(taskOf(aspectsOf(count, seed), page, { isOrdered: true, variant }));
        expect(stepsBack(rects)).toBe(0);
      }
    }
  });

  it.each([25, 40, 100])('%i photos are numbered in their order by the reading order of the page', (count) => {
    for (const page of PAGES) {
      const { rects } = fitPhotos(taskOf(aspectsOf(count, 3), page, { isOrdered: true }));
      expect(readingOrder(rects)).toEqual(rects.map((_, photo) => photo));
    }
  });

  it.each([
    ['mixed photos', SHAPES, 0.04],
    ['photos of one shape', [0.75], 0.1],
    ['landscapes with a few panoramas', [1.5, 1.5, 1.5, 1.5, 3], 0.04],
  ])('crops little of %s for any number of photos, and makes none tiny', (_, shapes, maxMeanCut) => {
    for (const count of [10, 16, 19, 26, 40, 64]) {
      for (const page of [...PAGES, { x: 0.5, y: 0.5, width: 49, height: 49 }]) {
        const aspects = Array.from({ length: count }, (__, index) => shapes[(index * index + count) % shapes.length] as number);
        const { rects } = fitPhotos(taskOf(aspects, page, { isOrdered: true }));
        const areas = rects.map(({ width, height }) => width * height);
        expect(stepsBack(rects)).toBe(0);
        expect(meanCut(aspects, rects)).toBeLessThan(maxMeanCut);
        expect((Math.min(...areas) * count) / (page.width * page.height)).toBeGreaterThan(0.2);
      }
    }
  });

  it('puts photos of one shape that fill equal rows into plain rows', () => {
    const { rects } = fitPhotos(
      taskOf(
        Array.from({ length: 16 }, () => 1),
        { x: 0, y: 0, width: 41.5, height: 41.5 },
        { isOrdered: true },
      ),
    );
    expect(new Set(rects.map(({ width, height }) => `${width.toFixed(6)} ${height.toFixed(6)}`))).toEqual(new Set(['10.000000 10.000000']));
  });

  it('keeps photos about where they are when one is added at the end', () => {
    const aspects = aspectsOf(31, 5);
    const page = PAGES[0] as Rect;
    const { rects } = fitPhotos(taskOf(aspects.slice(0, 30), page, { isOrdered: true }));
    const before = { rects, gutter: GUTTER, photos: rects.map((_, photo) => photo), locked: [] };
    const newRects = fitPhotos(taskOf(aspects, page, { isOrdered: true, before })).rects;
    const half = Math.sqrt((page.width * page.height) / 30) / 2;
    const far = rects.filter((rect, index) => {
      const to = newRects[index] as Rect;
      return Math.hypot(rect.x + rect.width / 2 - to.x - to.width / 2, rect.y + rect.height / 2 - to.y - to.height / 2) > half;
    });
    expect(far.length).toBeLessThanOrEqual(8);
    expect(stepsBack(newRects)).toBe(0);
  });
});

describe('photos with their days together', () => {
  it('gives each day its own part of the page, in the order of the days', () => {
    const aspects = aspectsOf(30, 9);
    const dayOf = (photo: number) => Math.floor(photo / 7);
    const task = taskOf(aspects, PAGES[0] as Rect, {});
    const { rects } = fitPhotos({ ...task, photos: task.photos.map((photo, index) => ({ ...photo, day: dayOf(index) })) });
    const parts = [0, 1, 2, 3, 4].map((day) => partOf(rects.filter((_, photo) => dayOf(photo) === day)));
    for (const [index, part] of parts.entries()) {
      for (const later of parts.slice(index + 1)) {
        const isBelow = later.top > part.bottom - 1e-6;
        const isRight = later.left > part.right - 1e-6 && later.top > part.top - 1e-6;
        expect(isBelow || isRight).toBe(true);
      }
    }
    expect(meanCut(aspects, rects)).toBeLessThan(0.02);
  });

  describe.each([0, 1])('keeps photos about where they are when photos change, on page %i', (at) => {
    const page = PAGES[at] as Rect;
    const aspects = aspectsOf(31, 9);
    const dayOf = (photo: number) => Math.floor(photo / 7);
    const taskFor = (photos: readonly number[], more: Partial<FitTask> = {}): FitTask => {
      const task = taskOf(
        photos.map((photo) => aspects[photo] as number),
        page,
        more,
      );
      return { ...task, photos: task.photos.map((photo, index) => ({ ...photo, day: dayOf(photos[index] as number) })) };
    };
    const all = Array.from({ length: 31 }, (_, photo) => photo);
    /** Arranges `now` after `then`; returns the share of common photos whose middle moved by half a photo. */
    const changed = (then: readonly number[], now: readonly number[]) => {
      const { rects } = fitPhotos(taskFor(then));
      const placed = then.map((photo) => (now.includes(photo) ? now.indexOf(photo) : null));
      const before = { rects, gutter: GUTTER, photos: placed, locked: [] };
      const after = fitPhotos(taskFor(now, { before })).rects;
      const half = Math.sqrt((page.width * page.height) / now.length) / 2;
      const far = placed.filter((photo, index) => photo !== null && distance(rects[index] as Rect, after[photo] as Rect) > half);
      return { after, moved: far.length / now.length };
    };
    it.each([
      ['one more', all.filter((photo) => photo !== 10), all],
      ['one less', all, all.filter((photo) => photo !== 17)],
      ['two more of one day', all.filter((photo) => photo !== 3 && photo !== 4), all],
    ])('%s', (_, then, now) => {
      const { after, moved } = changed(then, now);
      expect(moved).toBeLessThan(0.25);
      expect(areDaysInOrder(after, taskFor(now).photos)).toBe(true);
      expect(
        meanCut(
          now.map((photo) => aspects[photo] as number),
          after,
        ),
      ).toBeLessThan(0.02);
    });
  });

  it('computes a new layout when a new day is added, or for a layout in another order', () => {
    const aspects = aspectsOf(20, 9);
    const task = taskOf(aspects, PAGES[0] as Rect, {});
    const byDay = (dayOf: (photo: number) => number) => ({
      ...task,
      photos: task.photos.map((photo, index) => ({ ...photo, day: dayOf(index) })),
    });
    const none = { gutter: GUTTER, locked: [] };
    const { rects } = fitPhotos(byDay((photo) => Math.floor(photo / 5)));
    const turned = byDay((photo) => (photo + 7) % 3);
    const after = fitPhotos({ ...turned, before: { ...none, rects, photos: rects.map((_, photo) => photo) } });
    expect(areDaysInOrder(after.rects, turned.photos)).toBe(true);
    const first = { ...byDay((photo) => Math.floor(photo / 5)), photos: byDay((photo) => Math.floor(photo / 5)).photos.slice(0, 15) };
    const formerRects = fitPhotos(first).rects;
    const more = fitPhotos({
      ...byDay((photo) => Math.floor(photo / 5)),
      before: { ...none, rects: formerRects, photos: formerRects.map((_, photo) => photo) },
    });
    expect(areDaysInOrder(more.rects, byDay((photo) => Math.floor(photo / 5)).photos)).toBe(true);
  });

  it('uses rows if separate parts would cut much: two days of one tall panorama each', () => {
    const aspects = [1 / 3, 1 / 3, 3 / 4, 4 / 3, 3 / 2, 4 / 3, 3 / 4];
    const task = taskOf(aspects, { x: 0.5, y: 0.5, width: 99, height: 69 }, {});
    const { rects } = fitPhotos({ ...task, photos: task.photos.map((photo, index) => ({ ...photo, day: Math.min(index, 2) })) });
    expect(stepsBack(rects)).toBe(0);
    expect(meanCut(aspects, rects)).toBeLessThan(0.05);
  });

  it('sorts by capture day; photos without a date come last', () => {
    const day = 86_400_000;
    const photos = [{ aspect: 1 }, { aspect: 2, takenMs: 2 * day + 5 }, { aspect: 3, takenMs: day }, { aspect: 4, takenMs: 2 * day }];
    const { ordered } = photosInOrder(photos, 'days');
    expect(ordered.map(({ aspect }) => aspect)).toEqual([3, 4, 2, 1]);
    expect(new Set(ordered.map((photo) => photo.day)).size).toBe(3);
  });

  it('sorts by UTC if time zones are known, but groups by the local day', () => {
    const photoAt = (clock: string, zoneMin: number | null, aspect: number) => ({ aspect, takenMs: Date.parse(`${clock}:00Z`), zoneMin });
    const photos = [
      photoAt('2026-07-14T23:50', 0, 1),
      photoAt('2026-07-15T00:10', 120, 2),
      photoAt('2026-07-15T00:05', null, 3),
      photoAt('2026-07-15T09:00', 120, 4),
    ];
    const aspects = (kind: 'time' | 'days') => photosInOrder(photos, kind).ordered.map(({ aspect }) => aspect);
    expect(aspects('time')).toEqual([3, 2, 1, 4]);
    expect(aspects('days')).toEqual([1, 3, 2, 4]);
  });
});

describe('a favourite among photos in their order', () => {
  const ASPECTS = [1.5, 0.75, 1.5, 4 / 3, 1, 0.75, 2 / 3, 16 / 9, 0.75, 1.5, 4 / 3, 1.5];
  it.each([
    [12, 4],
    [24, 15],
    [36, 20],
  ])('among %i photos is clearly larger than the others in any position, and no photo is read too early', (count, favourite) => {
    const photos = Array.from({ length: count }, (_, index) => ({
      aspect: ASPECTS[index % ASPECTS.length] as number,
      weight: index === favourite ? 4 : 1,
      duplicateGroup: null,
    }));
    for (const page of [PAGES[0] as Rect, { x: 0.5, y: 0.5, width: 69, height: 49 }]) {
      const { rects } = fitPhotos({ ...taskOf([], page, { isOrdered: true }), photos });
      const areas = rects.map(({ width, height }) => width * height);
      const median = areas.toSorted((a, b) => a - b)[count >> 1] as number;
      expect((areas[favourite] as number) / median).toBeGreaterThan(2.5);
      expect(stepsBack(rects)).toBe(0);
    }
  });
});
