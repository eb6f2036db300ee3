import type { SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { cutShare } from './energy.ts';
import { everyArrangement } from './every-arrangement.ts';
import { energyOfPart, photoPart, stretchOf } from './part.ts';

/** Number of photos up to which sizes are advised: with few photos the shape of the page matters, and every arrangement can be compared. */
export const MAX_ADVISED = 6;

/** Returns the side of a square with the mean area of a photo on a page, cm. */
export function meanPhotoSide({ width, height }: SizeCm, photos: number): Cm {
  return Math.sqrt((width * height) / photos);
}

/**
 * Returns the share, 0–1, that the best layout of a few photos cuts off each of them on pages of some sizes.
 *
 * @param aspects  width / height of 1 to MAX_ADVISED photos
 * @param gutter   between photos and around them
 */
export function cutsBySize(aspects: readonly number[], sizes: readonly SizeCm[], gutter: Cm): readonly number[] {
  if (aspects.length > MAX_ADVISED) throw new RangeError(`Expected at most ${MAX_ADVISED} photos but received ${aspects.length}`);
  const kinds = [...new Set(aspects)];
  const counts = kinds.map((kind) => aspects.filter((aspect) => aspect === kind).length);
  const parts = everyArrangement(
    kinds.map((aspect) => photoPart(aspect, gutter, aspects.length)),
    counts,
    gutter,
  );
  return sizes.map(({ width, height }) => {
    const box = { width: width - 2 * gutter, height: height - 2 * gutter };
    let best = itemAt(parts, 0).part;
    let minEnergy = Number.POSITIVE_INFINITY;
    for (const { part } of parts) {
      const energy = energyOfPart(part, box);
      if (energy < minEnergy) [best, minEnergy] = [part, energy];
    }
    return cutShare(stretchOf(best, box));
  });
}
