import type { SizeCm } from './rect.ts';

/** The factor with which `size` just fits inside `box` (both in one unit each; a box in px gives px per cm). */
export function scaleToFit(size: SizeCm, box: SizeCm): number {
  return Math.min(box.width / size.width, box.height / size.height);
}
