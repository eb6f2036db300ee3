import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt } from '../../test/page-builders.ts';
import { seededRandom } from '../layouts/shared/random.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import { type QuarterTurn, WHOLE_VIEW } from '../photo/view.ts';
import { isBadlyCropped, lossOf, lossSteps } from './auto-fill.ts';
import type { Fill } from './collage.ts';
import { shuffleMoves } from './shuffle.ts';

const photosOf = (ratios: readonly number[]): readonly Photo[] =>
  ratios.map((ratio, index) => ({ id: `p${index + 1}`, name: '', type: 'COMPUTER', widthPx: Math.round(2000 * ratio), heightPx: 2000 }));
const pageOf = (ratios: readonly number[]): Page =>
  pageWith(ratios.map((ratio, index) => photoCellAt(`img${index + 1}`, 0, 0, 10 * ratio, 10)));
const fillOf = (photoId: string, quarterTurn: QuarterTurn = 0): Fill => ({
  photoId,
  view: { ...WHOLE_VIEW, quarterTurn },
  effect: '',
  text: null,
});
/** The nth photo in the nth slot. */
const placed = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`img${index + 1}`, fillOf(`p${index + 1}`)]));

const anyRatio = fc.constantFrom(0.5, 0.66, 0.75, 1, 1.33, 1.5, 2);

describe('shuffleMoves', () => {
  it('is deterministic for the same random numbers, and usually differs for others', () => {
    const page = pageOf(Array(12).fill(1));
    const collage = { photos: photosOf(Array(12).fill(1.5)), fills: placed(12) };
    const once = shuffleMoves(page, collage, seededRandom(1));
    expect(shuffleMoves(page, collage, seededRandom(1))).toEqual(once);
    expect(shuffleMoves(page, collage, seededRandom(2))).not.toEqual(once);
  });

  it('moves every photo if shapes allow it', () => {
    const page = pageOf(Array(9).fill(1));
    for (let seed = 0; seed < 20; seed++) {
      const moves = shuffleMoves(page, { photos: photosOf(Array(9).fill(1)), fills: placed(9) }, seededRandom(seed)) ?? {};
      expect(Object.keys(moves)).toHaveLength(9);
      for (const [slot, from] of Object.entries(moves)) expect(from).not.toBe(slot);
    }
  });

  it('keeps wide photos in wide slots and tall ones in tall slots; rotated photos count as they are placed', () => {
    const page = pageOf([1.5, 0.66, 1.5, 0.66]);
    const photos = photosOf([1.5, 0.66, 1.5, 1.5]);
    const fills = { ...placed(3), img4: fillOf('p4', 90) };
    expect(shuffleMoves(page, { photos, fills }, seededRandom(5))).toEqual({ img1: 'img3', img3: 'img1', img2: 'img4', img4: 'img2' });
  });

  it('moves photos even if shapes allow only the present arrangement', () => {
    expect(shuffleMoves(pageOf([1.5, 0.5]), { photos: photosOf([1.5, 0.5]), fills: placed(2) }, seededRandom(1))).toEqual({
      img1: 'img2',
      img2: 'img1',
    });
  });

  it('returns null if there is nothing to exchange', () => {
    const page = pageOf([1, 1, 1]);
    expect(shuffleMoves(page, { photos: photosOf([1]), fills: placed(1) }, seededRandom(1))).toBeNull();
    expect(shuffleMoves(page, { photos: [], fills: {} }, seededRandom(1))).toBeNull();
    const duplicateFills = { img1: fillOf('p1'), img2: fillOf('p1') };
    expect(shuffleMoves(page, { photos: photosOf([1]), fills: duplicateFills }, seededRandom(1))).toBeNull();
  });

  it('returns a new arrangement of the filled slots; no other has fewer bad crops, except possibly the present one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRatio, anyRatio), { minLength: 2, maxLength: 5 }), fc.integer(), (pairs, seed) => {
        const page = pageOf([...pairs.map(([, slot]) => slot), 1]);
        const collage = { photos: photosOf(pairs.map(([photo]) => photo)), fills: placed(pairs.length) };
        const moves = shuffleMoves(page, collage, seededRandom(seed)) ?? {};
        const slots = Object.keys(collage.fills);
        expect(Object.keys(moves).sort()).toEqual(slots);
        expect(Object.values(moves).sort()).toEqual(slots);
        expect(moves).not.toEqual(Object.fromEntries(slots.map((slot) => [slot, slot])));
        const counts = ordersOf(slots).map((order) => {
          const isOld = order.every((from, index) => from === slots[index]);
          return {
            isOld,
            bad: badCrops(page, collage.photos, Object.fromEntries(slots.map((slot, index) => [slot, order[index] as string]))),
          };
        });
        const fewestBad = Math.min(...counts.map(({ bad }) => bad));
        if (counts.some(({ isOld, bad }) => !isOld && bad === fewestBad)) expect(badCrops(page, collage.photos, moves)).toBe(fewestBad);
      }),
      { numRuns: 200 },
    );
  });
});

/** Photos that lose more than a quarter, if slot `img3` held photo `p3` before. */
function badCrops(page: Page, photos: readonly Photo[], moves: Readonly<Record<string, string>>): number {
  return photoLayers(page).filter((layer) => {
    const photo = photos.find(({ id }) => id === moves[layer.slot]?.replace('img', 'p'));
    return photo && isBadlyCropped(lossSteps(lossOf(photo, layer)));
  }).length;
}

function ordersOf(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length === 0) return [[]];
  return names.flatMap((name, index) => ordersOf(names.toSpliced(index, 1)).map((rest) => [name, ...rest]));
}
