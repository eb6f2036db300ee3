import { type Page, type PhotoLayer, type Rect, transformPath, translation } from '@muro/domain';

/** Returns a page with only one slot, untilted and without its card: for the photo dialog, drawn by the same painter. */
export function slotPage(page: Page, layer: PhotoLayer): Page {
  const { x, y, width, height } = layer.frame;
  const frame = { x: 0, y: 0, width, height };
  const clip = layer.clip && transformPath(layer.clip, translation(-x, -y));
  const moved = (rect: Rect): Rect => ({ ...rect, x: rect.x - x, y: rect.y - y });
  const textBox = layer.textBox && moved(layer.textBox);
  const alone: PhotoLayer = { ...layer, frame, front: moved(layer.front), card: frame, tiltDeg: 0, border: null, clip, textBox };
  return { ...page, trim: { width, height }, bleed: 0, sheet: frame, blockedCorners: [], layers: [alone] };
}
