import type { Rect, SizeCm } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';

/** Distance from which on a photo counts as moved, as a share of the page's sides. */
export const ELSEWHERE = 0.1;
/** Difference of areas from which on a photo counts as resized, as a share of the larger one. */
export const RESIZED = 0.25;

/** Share of the photos, 0–1, that are moved or resized in another layout. @param a, b  rectangles by photo */
export function layoutDistance(a: readonly Rect[], b: readonly Rect[], page: SizeCm): number {
  const different = a.filter((rect, photo) => isDifferent(rect, itemAt(b, photo), page));
  return different.length / a.length;
}

function isDifferent(a: Rect, b: Rect, page: SizeCm): boolean {
  const across = (a.x + a.width / 2 - b.x - b.width / 2) / page.width;
  const down = (a.y + a.height / 2 - b.y - b.height / 2) / page.height;
  const areas = [a.width * a.height, b.width * b.height] as const;
  const isResized = Math.max(...areas) - Math.min(...areas) > RESIZED * Math.max(...areas);
  return isResized || across * across + down * down > ELSEWHERE * ELSEWHERE;
}
