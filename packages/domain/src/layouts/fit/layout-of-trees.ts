import type { FitJob } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';

/** Reads the rectangles of the photos from the trees. */
export function layoutOfTrees({ isWhole }: FitTask, { trees, target, aspects }: FitJob): FitLayout {
  const places = emptyPlaces(trees);
  if (isWhole) fillWhole(trees, target.boxes, places);
  else fillBoxes(trees, target.boxes, places);
  return { rects: aspects.map((_, leaf) => rectOf(places, leaf)), compared: null };
}
