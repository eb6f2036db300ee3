import { apply, rotationDeg } from '../geometry/matrix.ts';
import { isPointInPath } from '../geometry/point-in-path.ts';
import { centreOf, type Point, type Rect } from '../geometry/rect.ts';
import type { Layer, Page, PhotoLayer } from './page.ts';

/**
 * The topmost layer at a point that the user can act on: a photo slot, filled or empty, or an editable text. A tilted photo is hit on its
 * card; a masked one without a card only inside its outline. Shapes, overlays and boxes are transparent. [LAYER-10] [LAYER-13] [TXML-15]
 *
 * @param point  cm from the trim's top left
 * @returns null beside all of them, and outside the sheet
 */
export function hitTest(page: Page, point: Point): Layer | null {
  if (!contains(page.sheet, point)) return null;
  return page.layers.findLast((layer) => isHit(layer, point)) ?? null;
}

function isHit(layer: Layer, point: Point): boolean {
  if (layer.kind === 'text') return layer.editable && contains(layer.frame, point);
  return layer.kind === 'photo' && isPhotoHit(layer, point);
}

export function isPhotoHit({ card, clip, border, tiltDeg }: PhotoLayer, point: Point): boolean {
  const upright = tiltDeg === 0 ? point : apply(rotationDeg(-tiltDeg, centreOf(card)), point);
  if (!contains(card, upright)) return false;
  return clip === null || border !== null || isPointInPath(clip, upright);
}

function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
