import { itemAt } from '../../units/item-at.ts';
import type { FitPhoto } from './fit-task.ts';

/** Aspect ratios of a dozen typical photos: from phones and cameras, a third upright, one square. */
const MIX = [4 / 3, 3 / 4, 4 / 3, 3 / 2, 3 / 4, 4 / 3, 1, 4 / 3, 3 / 4, 4 / 3, 2 / 3, 3 / 2] as const;

/** Placeholder photos for layouts without photos: in the catalogue, and while a size is chosen. */
export function placeholderPhotos(count: number): readonly FitPhoto[] {
  return Array.from({ length: count }, (_, index) => ({ aspect: itemAt(MIX, index % MIX.length), weight: 1, duplicateGroup: null }));
}
