import {
  type ImagePoint,
  itemAt,
  type MeasuredWall,
  type PieceOnPhoto,
  type Product,
  paintOnPhoto,
  pieceOnPhoto,
  type SheetPixels,
  type WallLight,
} from '@muro/domain';
import type { WallPhoto } from './wall-photo.ts';

/** Maps a plane in front of the wall to the photo. */
export type WallMap = ReturnType<MeasuredWall['mapAt']>;

export interface HungOnWall {
  readonly photo: WallPhoto;
  readonly light: WallLight;
  readonly product: Product;
  /** The product in the perspective of the photo; null if it does not fit before the camera. */
  readonly seen: PieceOnPhoto | null;
}

/** Share by which a shadow is longer than the depth that casts it, on a wall with light from one side. */
const SHADOW_LENGTH = 1.6;
/** Share of light from the ceiling, which casts a shadow below a piece whatever the main direction is. */
const FROM_ABOVE = 0.5;

/**
 * Places a product on a measured wall.
 *
 * @param middle   middle of the piece, cm from the middle of the sheet
 * @param percent  correction of the measured size by hand
 */
export function placeOnWall(product: Product, wall: MeasuredWall, middle: ImagePoint, percent: number): PieceOnPhoto | null {
  const share = percent / 100;
  const mapAt = (distance: number) => enlarged(wall.mapAt(distance * share), share);
  return pieceOnPhoto(product, mapAt, { x: middle.x / share, y: middle.y / share });
}

function enlarged([a, b, c, d, e, f, g, h, i]: WallMap, share: number): WallMap {
  return [a * share, b * share, c, d * share, e * share, f, g * share, h * share, i];
}

/** Paints the photo with the piece on its wall: in its perspective, in its light, with its shadow. */
export function paintWall(canvas: HTMLCanvasElement, sheet: SheetPixels | null, { photo, light, product, seen }: HungOnWall): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const { widthPx, heightPx } = photo.size;
  if (canvas.width !== widthPx) canvas.width = widthPx;
  if (canvas.height !== heightPx) canvas.height = heightPx;
  context.drawImage(photo.canvas, 0, 0);
  if (!sheet || !seen) return;
  for (const footprint of seen.footprints) paintShadow(context, footprint, { light, product });
  const pixels = context.getImageData(0, 0, widthPx, heightPx);
  for (const face of seen.faces) paintOnPhoto(pixels, sheet, face, light);
  context.putImageData(pixels, 0, 0);
}

/** A soft shadow away from the brighter side, and a thin dark line where the piece touches the wall. */
function paintShadow(
  context: CanvasRenderingContext2D,
  footprint: readonly ImagePoint[],
  { light, product }: Pick<HungOnWall, 'light' | 'product'>,
): void {
  const [a, b] = [itemAt(footprint, 0), itemAt(footprint, 1)];
  const pxPerCm = Math.hypot(b.x - a.x, b.y - a.y) / itemAt(product.pieces, 0).width;
  const depthPx = Math.max(0.3, product.thickness + product.hanging) * pxPerCm;
  const by = { x: light.shadow.x * SHADOW_LENGTH * depthPx, y: (light.shadow.y * SHADOW_LENGTH + FROM_ABOVE) * depthPx };
  castShadow(context, footprint, { by, blurPx: depthPx * 1.2 + 1, alpha: 0.3 });
  castShadow(context, footprint, { by: { x: 0, y: depthPx * 0.1 }, blurPx: Math.max(1, pxPerCm * 0.3), alpha: 0.35 });
}

interface Shadow {
  readonly by: ImagePoint;
  readonly blurPx: number;
  readonly alpha: number;
}

/** Draws a shape outside the picture that casts a canvas shadow into it. */
function castShadow(context: CanvasRenderingContext2D, corners: readonly ImagePoint[], { by, blurPx, alpha }: Shadow): void {
  const away = context.canvas.width * 2;
  context.save();
  context.shadowColor = `rgb(24 16 10 / ${alpha})`;
  context.shadowBlur = blurPx * 2;
  context.shadowOffsetX = away + by.x;
  context.shadowOffsetY = by.y;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x - away, y);
  context.closePath();
  context.fill();
  context.restore();
}
