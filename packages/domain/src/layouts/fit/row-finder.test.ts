import { describe, expect, it } from 'vitest';
import { boundsOfRects } from '../../geometry/bounds.ts';
import type { Rect } from '../../geometry/rect.ts';
import { seededRandom } from '../shared/random.ts';
import { jobOf } from './fit-job.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitTask } from './fit-task.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { formerPlacesOf } from './refit-steps.ts';
import { rowFinder } from './row-finder.ts';

const PAGE: Rect = { x: 0.5, y: 0.5, width: 49, height: 69 };
const SHAPES = [4 / 3, 0.75, 1.5, 2 / 3, 1, 3];

function taskOf(count: number, seed: number): FitTask {
  const random = seededRandom(seed);
  const photos = Array.from({ length: count }, () => ({
    aspect: SHAPES[Math.floor(random() * SHAPES.length)] as number,
    weight: 1,
    duplicateGroup: null,
  }));
  return { page: PAGE, gutter: 0.5, photos, isOrdered: true, isWhole: false, seed, variant: 0 };
}

/** Places of photos of which one has been replaced. */
function homeAfterChange(task: FitTask): FormerPlaces {
  const { rects } = fitPhotos(task);
  const photos = rects.map((_, photo) => (photo === 3 ? null : photo));
  return formerPlacesOf(
    PAGE,
    boundsOfRects(rects),
    { rects, gutter: 0.5, photos, locked: [] },
    photos.map((_, photo) => photo),
  );
}

describe('rows below a cost limit', () => {
  it.each([12, 30, 60])('of %i photos are the cheapest, in a new layout and near the previous one', (count) => {
    for (const seed of [1, 2]) {
      const task = taskOf(count, seed);
      for (const formerPlaces of [null, homeAfterChange(task)]) {
        const plain = rowFinder(jobOf(task), formerPlaces).plain();
        const withBlocks = rowFinder(jobOf(task), formerPlaces).withBlocks(Number.POSITIVE_INFINITY);
        if (!(plain && withBlocks)) throw new Error('No rows fill the page.');
        const near = rowFinder(jobOf(task), formerPlaces);
        expect(near.plain(plain.cost * 1.01)).toEqual(plain);
        expect(near.plain(plain.cost)).toBeNull();
        expect(near.withBlocks(withBlocks.cost)).toBeNull();
        expect(near.withBlocks(withBlocks.cost * 1.01)).toEqual(withBlocks);
        expect(near.withBlocks(withBlocks.cost)).toBeNull();
      }
    }
  });
});
