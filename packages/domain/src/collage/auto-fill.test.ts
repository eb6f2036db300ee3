import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt } from '../../test/page-builders.ts';
import { seededRandom } from '../layouts/shared/random.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { assign } from '../units/assignment.ts';
import { isBadlyCropped, lossOf, lossSteps, matchShapes, type Placements, placeFrom } from './auto-fill.ts';
import { usedCounts } from './used-counts.ts';

const photosOf = (ratios: readonly number[]): readonly Photo[] =>
  ratios.map((ratio, index) => ({ id: `p${index + 1}`, name: '', type: 'COMPUTER', widthPx: Math.round(2000 * ratio), heightPx: 2000 }));

/** One slot of each ratio, 10 cm tall. */
const pageOf = (ratios: readonly number[]): Page =>
  pageWith(ratios.map((ratio, index) => photoCellAt(`img${index + 1}`, 0, 0, 10 * ratio, 10)));

const fill = (photoId: string) => ({ photoId, view: WHOLE_VIEW, effect: '' as const, text: null });

describe('auto-fill', () => {
  it('[CHOOSE-25] puts unused photos into empty slots, both in their order', () => {
    const collage = { photos: photosOf([1, 1, 1, 1]), fills: { img2: fill('p1') } };
    expect(matchShapes(pageOf([1, 1, 1, 1]), collage)).toEqual({ img1: 'p2', img3: 'p3', img4: 'p4' });
  });

  it('[CHOOSE-26] leaves photos over if there are too few slots, and slots empty if there are too few photos', () => {
    expect(matchShapes(pageOf([1]), { photos: photosOf([1, 1]), fills: {} })).toEqual({ img1: 'p1' });
    expect(matchShapes(pageOf([1, 1]), { photos: photosOf([1]), fills: {} })).toEqual({ img1: 'p1' });
  });
});

describe('placeFrom', () => {
  const slots = ['img1', 'img2', 'img3', 'img4', 'img5', 'img6'];
  const fills = { img2: fill('x'), img3: fill('y'), img5: fill('z') };

  it('fills the chosen slot, then the empty ones after it, then those before it', () => {
    expect(placeFrom(slots, fills, ['a', 'b', 'c', 'd', 'e'], 'img3')).toEqual({ img3: 'a', img4: 'b', img6: 'c', img1: 'd' });
    expect(placeFrom(slots, fills, ['a', 'b'], 'img4')).toEqual({ img4: 'a', img6: 'b' });
  });

  it('fills only empty slots, from the first on, without a chosen slot', () => {
    expect(placeFrom(slots, fills, ['a', 'b', 'c', 'd'])).toEqual({ img1: 'a', img4: 'b', img6: 'c' });
    expect(placeFrom(slots, {}, [])).toEqual({});
  });
});

describe('lossSteps', () => {
  it('rounds up: slightly more than a quarter is more than a quarter', () => {
    expect(isBadlyCropped(lossSteps(0.25))).toBe(false);
    expect(isBadlyCropped(lossSteps(0.25 + 1e-12))).toBe(false);
    expect(isBadlyCropped(lossSteps(0.250001))).toBe(true);
  });
});

describe('usedCounts', () => {
  it('[QUAL-05] [PENT-05] counts the slots of each photo, including none', () => {
    expect(usedCounts({ photos: photosOf([1, 1, 1]), fills: { img1: fill('p1'), img9: fill('p1'), img2: fill('p3') } })).toEqual({
      p1: 2,
      p2: 0,
      p3: 1,
    });
  });
});

describe('matchShapes', () => {
  it('[CHOOSE-25] puts wide photos into wide slots and tall ones into tall ones', () => {
    const photos = photosOf([0.66, 1.5, 1.5, 0.75]);
    expect(matchShapes(pageOf([1.5, 0.7, 1.4, 0.7]), { photos, fills: {} })).toEqual({ img1: 'p2', img2: 'p1', img3: 'p3', img4: 'p4' });
  });

  it('keeps the order of photos with the same shape', () => {
    const photos = photosOf(Array.from({ length: 12 }, () => 1.5));
    const placements = matchShapes(pageOf(Array.from({ length: 20 }, () => 1)), { photos, fills: {} });
    expect(placements).toEqual(Object.fromEntries(photos.map(({ id }, index) => [`img${index + 1}`, id])));
    const matched = matchShapes(pageOf([1, 1, 1]), { photos, fills: {} });
    expect(matched).toEqual({ img1: 'p1', img2: 'p2', img3: 'p3' });
  });

  it('[CHOOSE-25] takes the photos with the smallest losses if all slots are alike, in their order, as the full assignment does', () => {
    const ratio = fc.constantFrom(0.5, 0.75, 1, 1.33, 1.5, 3);
    fc.assert(
      fc.property(fc.array(ratio, { minLength: 1, maxLength: 9 }), ratio, fc.integer({ min: 1, max: 9 }), (ratios, shape, slotCount) => {
        const page = pageOf(Array.from({ length: slotCount }, () => shape));
        const photos = photosOf(ratios);
        const found = matchShapes(page, { photos, fills: {} });
        const slot = photoLayers(page)[0] as ReturnType<typeof photoLayers>[number];
        const steps = photos.map((photo) => lossSteps(lossOf(photo, slot)));
        const [rows, columns] = slotCount < photos.length ? [slotCount, photos.length] : [photos.length, slotCount];
        const costs = Array.from({ length: rows * columns }, (_, index) => {
          const [row, column] = [Math.floor(index / columns), index % columns];
          return (steps[rows === slotCount ? column : row] as number) * 1000 + (row - column) ** 2;
        });
        const columnOf = [...(assign(Float64Array.from(costs), rows, columns) as Int32Array)];
        const pairs = columnOf.map((column, row) => (rows === slotCount ? [row, column] : [column, row]));
        expect(found).toEqual(
          Object.fromEntries(pairs.map(([place, photo]) => [`img${(place as number) + 1}`, `p${(photo as number) + 1}`])),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('returns nothing without photos or slots', () => {
    expect(matchShapes(pageOf([1]), { photos: [], fills: {} })).toEqual({});
    expect(matchShapes(pageOf([1]), { photos: photosOf([1, 2]), fills: { img1: fill('p1') } })).toEqual({});
  });

  it('minimises bad crops, then the worst loss, then the mean loss: no other placement is better', () => {
    const ratios = (maxLength: number) =>
      fc.array(fc.constantFrom(0.4, 0.5, 0.66, 0.75, 0.9, 1, 1.2, 1.33, 1.5, 1.78, 2.4, 3), { minLength: 1, maxLength });
    fc.assert(
      fc.property(ratios(6), ratios(6), (photoRatios, slotRatios) => {
        const page = pageOf(slotRatios);
        const photos = photosOf(photoRatios);
        const found = scoreOf(page, photos, matchShapes(page, { photos, fills: {} }));
        const best = bestScore(page, photos);
        expect(found).toEqual(best);
      }),
      { numRuns: 600 },
    );
  });

  it('places every photo and fills every slot at most once, as many as possible', () => {
    const random = seededRandom(3);
    const ratio = () => Math.exp((random() - 0.5) * 2);
    for (const [photoCount, slotCount] of [
      [150, 144],
      [40, 60],
      [7, 3],
    ] as const) {
      const page = pageOf(Array.from({ length: slotCount }, ratio));
      const placements = matchShapes(page, { photos: photosOf(Array.from({ length: photoCount }, ratio)), fills: {} });
      expect(Object.keys(placements)).toHaveLength(Math.min(photoCount, slotCount));
      expect(new Set(Object.values(placements)).size).toBe(Math.min(photoCount, slotCount));
    }
  });
});

describe('assign', () => {
  it('finds the cheapest pairs', () => {
    expect([...(assign(Float64Array.of(4, 1, 3, 2, 0, 5, 3, 2, 2), 3, 3) ?? [])]).toEqual([1, 0, 2]);
  });

  it('returns null if a row can have no column', () => {
    const no = Number.POSITIVE_INFINITY;
    expect(assign(Float64Array.of(1, no, 1, no), 2, 2)).toBeNull();
    expect(assign(Float64Array.of(no, no), 1, 2)).toBeNull();
  });

  it('refuses an incomplete table', () => {
    expect(() => assign(Float64Array.of(1, 2, 3), 2, 2)).toThrow('Expected 2 x 2 costs');
    expect(() => assign(Float64Array.of(1, 2), 2, 1)).toThrow('Expected 2 x 1 costs');
  });
});

/** Badly cropped photos, worst loss and sum of losses in hundredths of a percent; whole numbers compare exactly. */
type Score = readonly [bad: number, worst: number, sum: number];

function scoreOf(page: Page, photos: readonly Photo[], placements: Placements): Score {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const losses = photoLayers(page).flatMap((layer) => {
    const photo = byId.get(placements[layer.slot] ?? '');
    return photo ? [lossSteps(lossOf(photo, layer))] : [];
  });
  return [losses.filter(isBadlyCropped).length, Math.max(...losses), losses.reduce((sum, loss) => sum + loss, 0)];
}

/** The best score by exhaustive search. */
function bestScore(page: Page, photos: readonly Photo[]): Score {
  const slots = photoLayers(page).map(({ slot }) => slot);
  const isTurned = photos.length > slots.length;
  const ids = photos.map(({ id }) => id);
  let best: Score = [Number.POSITIVE_INFINITY, 0, 0];
  for (const choice of choices(isTurned ? ids : slots, Math.min(ids.length, slots.length))) {
    const pairs = choice.map((name, index) => (isTurned ? [slots[index], name] : [name, ids[index]]));
    const score = scoreOf(page, photos, Object.fromEntries(pairs));
    const worse = score.map((part, index) => part - (best[index] as number)).find((difference) => difference !== 0) ?? 0;
    if (worse < 0) best = score;
  }
  return best;
}

function choices(names: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return names.flatMap((name, index) => choices(names.toSpliced(index, 1), count - 1).map((rest) => [name, ...rest]));
}
