import type { SizeCm } from './rect.ts';

/** The largest factor at which `size` fits inside `box`. Units may differ: a box in px and a size in cm give px per cm. */
export function scaleToFit(size: SizeCm, box: SizeCm): number {
  return Math.min(box.width / size.width, box.height / size.height);
}
