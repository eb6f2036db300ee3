import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt } from '../../test/page-builders.ts';
import { seededRandom } from '../layouts/random.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { assign } from './assignment.ts';
import { fillInOrder, lossOf, matchShapes, type Placements } from './auto-fill.ts';
import { usedCounts } from './used-counts.ts';

const photosOf = (ratios: readonly number[]): readonly Photo[] =>
  ratios.map((ratio, index) => ({ id: `p${index + 1}`, name: '', type: 'COMPUTER', widthPx: Math.round(2000 * ratio), heightPx: 2000 }));

/** One slot of each ratio, 10 cm tall. */
const pageOf = (ratios: readonly number[]): Page =>
  pageWith(ratios.map((ratio, index) => photoCellAt(`img${index + 1}`, 0, 0, 10 * ratio, 10)));

const fill = (photoId: string) => ({ photoId, view: WHOLE_VIEW, effect: '', text: null });

describe('fillInOrder', () => {
  it('[CHOOSE-25] puts unused photos into empty slots, both in their order', () => {
    const collage = { photos: photosOf([1, 1, 1, 1]), fills: { img2: fill('p1') } };
    expect(fillInOrder(pageOf([1, 1, 1, 1]), collage)).toEqual({ img1: 'p2', img3: 'p3', img4: 'p4' });
  });

  it('[CHOOSE-26] leaves photos over when there are too few slots, and slots when there are too few photos', () => {
    expect(fillInOrder(pageOf([1]), { photos: photosOf([1, 1]), fills: {} })).toEqual({ img1: 'p1' });
    expect(fillInOrder(pageOf([1, 1]), { photos: photosOf([1]), fills: {} })).toEqual({ img1: 'p1' });
  });
});

describe('usedCounts', () => {
  it('[QUAL-05] counts the slots of each photo, none too', () => {
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

  it('keeps the order where shapes leave the choice', () => {
    const photos = photosOf(Array.from({ length: 12 }, () => 1.5));
    const placements = matchShapes(pageOf(Array.from({ length: 20 }, () => 1)), { photos, fills: {} });
    expect(placements).toEqual(Object.fromEntries(photos.map(({ id }, index) => [`img${index + 1}`, id])));
    const few = matchShapes(pageOf([1, 1, 1]), { photos, fills: {} });
    expect(few).toEqual({ img1: 'p1', img2: 'p2', img3: 'p3' });
  });

  it('has nothing to say without photos or slots', () => {
    expect(matchShapes(pageOf([1]), { photos: [], fills: {} })).toEqual({});
    expect(matchShapes(pageOf([1]), { photos: photosOf([1, 2]), fills: { img1: fill('p1') } })).toEqual({});
  });

  it('first few bad crops, then the smallest worst loss, then the smallest mean: no other placing is better', () => {
    const ratios = (most: number) =>
      fc.array(fc.constantFrom(0.4, 0.5, 0.66, 0.75, 0.9, 1, 1.2, 1.33, 1.5, 1.78, 2.4, 3), { minLength: 1, maxLength: most });
    fc.assert(
      fc.property(ratios(5), ratios(6), (photoRatios, slotRatios) => {
        const page = pageOf(slotRatios);
        const photos = photosOf(photoRatios);
        const found = scoreOf(page, photos, matchShapes(page, { photos, fills: {} }));
        const best = bestScore(page, photos);
        expect(found.slice(0, 1)).toEqual(best.slice(0, 1));
        expect(found[1]).toBeCloseTo(best[1], 3);
        expect(found[2]).toBeLessThanOrEqual(best[2] + 2e-4);
      }),
      { numRuns: 400 },
    );
  });

  it('every photo once, every slot once, as many as there is room for', () => {
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

  it('says when a row can have no column', () => {
    const no = Number.POSITIVE_INFINITY;
    expect(assign(Float64Array.of(1, no, 1, no), 2, 2)).toBeNull();
    expect(assign(Float64Array.of(no, no), 1, 2)).toBeNull();
  });

  it('refuses a table that is none', () => {
    expect(() => assign(Float64Array.of(1, 2, 3), 2, 2)).toThrow('Expected 2 x 2 costs');
    expect(() => assign(Float64Array.of(1, 2), 2, 1)).toThrow('Expected 2 x 1 costs');
  });
});

type Score = readonly [bad: number, worst: number, mean: number];

function scoreOf(page: Page, photos: readonly Photo[], placements: Placements): Score {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const losses = photoLayers(page).flatMap((layer) => {
    const photo = byId.get(placements[layer.slot] ?? '');
    return photo ? [lossOf(photo, layer)] : [];
  });
  return [losses.filter((loss) => loss > 0.25005).length, Math.max(...losses), losses.reduce((sum, loss) => sum + loss, 0) / losses.length];
}

/** By trying everything. */
function bestScore(page: Page, photos: readonly Photo[]): Score {
  const slots = photoLayers(page).map(({ slot }) => slot);
  const isTurned = photos.length > slots.length;
  const ids = photos.map(({ id }) => id);
  let best: Score = [Number.POSITIVE_INFINITY, 0, 0];
  for (const choice of choices(isTurned ? ids : slots, Math.min(ids.length, slots.length))) {
    const pairs = choice.map((name, index) => (isTurned ? [slots[index], name] : [name, ids[index]]));
    const score = scoreOf(page, photos, Object.fromEntries(pairs));
    const worse =
      [score[0] - best[0], Math.round((score[1] - best[1]) * 1e4), score[2] - best[2]].find((difference) => difference !== 0) ?? 0;
    if (worse < 0) best = score;
  }
  return best;
}

function choices(names: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return names.flatMap((name, index) => choices(names.toSpliced(index, 1), count - 1).map((rest) => [name, ...rest]));
}
