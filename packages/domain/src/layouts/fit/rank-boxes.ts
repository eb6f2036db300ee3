import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { cutCost } from './energy.ts';
import type { Boxes } from './lock-boxes.ts';

/** Boxes to fill, and the number of photos of each. */
export interface Quotas {
  readonly boxes: Boxes;
  readonly counts: readonly number[];
}

/**
 * Sorts divisions of a page by the evenness of the photo sizes that they allow, and by the unavoidable cuts in boxes of one or two
 * photos.
 */
export function rankBoxes(divisions: readonly Boxes[], aspects: readonly number[]): readonly Quotas[] {
  return divisions
    .filter((boxes) => boxes.length <= aspects.length)
    .map((boxes) => quotasOf(boxes, aspects.length))
    .map((quotas) => ({ quotas, cost: costOf(quotas, aspects) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ quotas }) => quotas);
}

/** Distributes photos by area, at least one per box. */
function quotasOf(boxes: Boxes, photos: number): Quotas {
  const areas = boxes.map(({ width, height }) => width * height);
  const counts = boxes.map(() => 1);
  for (let remaining = photos - boxes.length; remaining > 0; remaining--) {
    const roomPerPhoto = areas.map((area, box) => area / itemAt(counts, box) / (itemAt(counts, box) + 1));
    const index = roomPerPhoto.indexOf(Math.max(...roomPerPhoto));
    counts[index] = itemAt(counts, index) + 1;
  }
  return { boxes, counts };
}

function costOf({ boxes, counts }: Quotas, aspects: readonly number[]): number {
  const areas = boxes.map(({ width, height }) => width * height);
  const totalArea = areas.reduce((sum, area) => sum + area, 0);
  return boxes.reduce((sum, box, index) => {
    const count = itemAt(counts, index);
    const size = (itemAt(areas, index) / totalArea) * (aspects.length / count);
    const uneven = (size - 1) * (size - 1) + (1 / size - 1) * (1 / size - 1);
    return sum + (count / aspects.length) * uneven + (itemAt(areas, index) / totalArea) * misfit(box, count, aspects);
  }, 0);
}

/** Lower bound of the cutting cost of `count` photos in a box. */
function misfit({ width, height }: Rect, count: number, aspects: readonly number[]): number {
  const shape = width / height;
  if (count === 1) return Math.min(...aspects.map((aspect) => cutCost(shape / aspect)));
  if (count === 2)
    return Math.min(...aspects.flatMap((aspect, index) => aspects.slice(index + 1).map((other) => pairCost(shape, aspect, other))));
  // More photos fit if a single line of them is not too thin.
  const [slim, wide] = [Math.min(...aspects), Math.max(...aspects)];
  const inLine = shape < 1 ? shape * count : shape / count;
  if (shape < 1 ? inLine >= slim : inLine <= wide) return 0;
  return cutCost(shape < 1 ? inLine / slim : inLine / wide);
}

const pairCost = (shape: number, a: number, b: number) => Math.min(cutCost(shape / (a + b)), cutCost(shape * (1 / a + 1 / b)));
