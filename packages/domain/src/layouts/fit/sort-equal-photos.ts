import { readingPlace } from './composition.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes } from './geometry.ts';
import { permutePhotos } from './permute-photos.ts';

/** Exchanges photos of equal shape and size until they are in reading order; nothing else changes. */
export function sortEqualPhotos({ trees, target, requirements, alike }: FitJob): void {
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  for (const group of alike) {
    const read = new Map(group.map((leaf) => [leaf, readingPlace(places, leaf, requirements.page, trees.leaves)]));
    const wanted = [...group].sort((a, b) => (read.get(a) as number) - (read.get(b) as number));
    permutePhotos(trees, group, wanted);
  }
}
