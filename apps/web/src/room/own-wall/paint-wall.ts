import {
  boundsOfPoints,
  boundsOfRects,
  cornersOf,
  grow,
  type ImagePoint,
  intersection,
  itemAt,
  type MeasuredWall,
  type PhotoLook,
  type PieceOnPhoto,
  type Product,
  paintOnPhoto,
  pieceOnPhoto,
  project,
  type Rect,
  type SheetPixels,
  type WallLight,
} from '@muro/domain';
import type { WallPhoto } from './wall-photo.ts';

/** Maps a plane in front of the wall to the photo. */
export type WallMap = ReturnType<MeasuredWall['mapAt']>;

export interface WallScene {
  readonly photo: WallPhoto;
  readonly light: WallLight;
  readonly look: PhotoLook;
  readonly product: Product;
  /** The product in the perspective of the photo; null if it does not fit before the camera. */
  readonly placement: PieceOnPhoto | null;
}

/** Share by which a shadow is longer than the depth that casts it, on a wall with light from one side. */
const SHADOW_LENGTH = 1.6;
/** Share of light from the ceiling, which casts a shadow below a piece in addition to the shadow of the main light. */
const CEILING_LIGHT = 0.5;

/**
 * Places a product on a measured wall.
 *
 * @param middle   middle of the piece, cm from the middle of the sheet
 * @param percent  correction of the measured size by hand
 */
export function placeOnWall(product: Product, wall: MeasuredWall, middle: ImagePoint, percent: number): PieceOnPhoto | null {
  const share = percent / 100;
  const mapAt = (distance: number) => scaledMap(wall.mapAt(distance * share), share);
  return pieceOnPhoto(product, mapAt, { x: middle.x / share, y: middle.y / share });
}

function scaledMap([a, b, c, d, e, f, g, h, i]: WallMap, share: number): WallMap {
  return [a * share, b * share, c, d * share, e * share, f, g * share, h * share, i];
}

/**
 * Paints the piece onto the photo: in its perspective and light, with its shadow, blur and grain. Only the box of the piece is painted.
 *
 * @param formerBox  the box that the previous painting changed; null if the canvas does not show the photo yet
 * @returns       the box that differs from the photo, px
 */
export function paintWall(canvas: HTMLCanvasElement, sheet: SheetPixels | null, scene: WallScene, formerBox: Rect | null): Rect {
  const { photo, light, look, placement } = scene;
  const emptyBox: Rect = { x: 0, y: 0, width: 0, height: 0 };
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return emptyBox;
  if (formerBox) restore(context, photo, formerBox);
  else {
    canvas.width = photo.size.widthPx;
    canvas.height = photo.size.heightPx;
    context.drawImage(photo.canvas, 0, 0);
  }
  const shadows = placement ? placement.footprints.flatMap((footprint) => shadowsOf(footprint, scene)) : [];
  const box = placement && boxOf(placement, shadows, photo);
  if (!sheet || !placement || !box) return emptyBox;
  for (const shadow of shadows) castShadow(context, shadow);
  const { data, width, height } = context.getImageData(box.x, box.y, box.width, box.height, { colorSpace: 'srgb' });
  paintOnPhoto({ data, width, height, origin: box }, sheet, placement.faces, { light, look });
  context.putImageData(new ImageData(data, width, height), box.x, box.y);
  return box;
}

function restore(context: CanvasRenderingContext2D, { canvas }: WallPhoto, { x, y, width, height }: Rect): void {
  if (width > 0 && height > 0) context.drawImage(canvas, x, y, width, height, x, y, width, height);
}

/** The whole pixels of the photo that a piece and its shadows may change; null if they lie beside it. */
function boxOf({ faces }: PieceOnPhoto, shadows: readonly Shadow[], { size }: WallPhoto): Rect | null {
  const drawn = faces.map(({ region, map }) => grow(boundsOfPoints(cornersOf(region).map((corner) => project(map, corner))), SOFT_EDGE_PX));
  const cast = shadows.map(({ corners, by, blurPx }) =>
    grow(boundsOfPoints(corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))), SHADOW_REACH * blurPx),
  );
  const box = intersection(boundsOfRects([...drawn, ...cast]), { x: 0, y: 0, width: size.widthPx, height: size.heightPx });
  if (!box) return null;
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  return {
    x,
    y,
    width: Math.min(size.widthPx, Math.ceil(box.x + box.width)) - x,
    height: Math.min(size.heightPx, Math.ceil(box.y + box.height)) - y,
  };
}

/** More than the edge of a piece fades in the softest photo. */
const SOFT_EDGE_PX = 8;
/** A shadow is invisible beyond this many standard deviations. */
const SHADOW_REACH = 3.5;

/** A soft shadow away from the brighter side, and a thin dark line where the piece touches the wall. */
function shadowsOf(corners: readonly ImagePoint[], { light, look, product }: WallScene): readonly Shadow[] {
  const [a, b] = [itemAt(corners, 0), itemAt(corners, 1)];
  const pxPerCm = Math.hypot(b.x - a.x, b.y - a.y) / itemAt(product.pieces, 0).width;
  const depthPx = Math.max(0.3, product.thickness + product.hanging) * pxPerCm;
  const by = { x: light.shadow.x * SHADOW_LENGTH * depthPx, y: (light.shadow.y * SHADOW_LENGTH + CEILING_LIGHT) * depthPx };
  const blurred = (blurPx: number): number => Math.hypot(blurPx, look.blurPx);
  return [
    { corners, by, blurPx: blurred(depthPx * 1.2 + 1), alpha: 0.3 },
    { corners, by: { x: 0, y: depthPx * 0.1 }, blurPx: blurred(Math.max(1, pxPerCm * 0.3)), alpha: 0.35 },
  ];
}

interface Shadow {
  readonly corners: readonly ImagePoint[];
  readonly by: ImagePoint;
  /** Standard deviation of the blur. */
  readonly blurPx: number;
  readonly alpha: number;
}

/** Draws a shape outside the picture that casts a canvas shadow into it. */
function castShadow(context: CanvasRenderingContext2D, { corners, by, blurPx, alpha }: Shadow): void {
  const offscreenPx = context.canvas.width * 2;
  context.save();
  context.shadowColor = `rgb(24 16 10 / ${alpha})`;
  context.shadowBlur = blurPx * 2;
  context.shadowOffsetX = offscreenPx + by.x;
  context.shadowOffsetY = by.y;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x - offscreenPx, y);
  context.closePath();
  context.fill();
  context.restore();
}
