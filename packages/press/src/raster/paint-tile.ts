import type { Drawing, SizePx } from '@muro/domain';
import { paintOp, type ShadowMask } from '@muro/painter';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { BandPictures } from './band-pictures.ts';
import { type CanvasKit, type RasterPicture, rasterContext, shadowPicture } from './raster-canvas.ts';

/** Largest side of a tile: Skia, the engine of Node's canvas, does not smooth the edges of a clip beyond 8,191 px. */
export const MAX_TILE_PX = 8_000;

/** A part of a rendered drawing, px. */
export interface Tile extends SizePx {
  readonly left: number;
  readonly top: number;
}

/**
 * Creates a function that paints a tile of a drawing.
 *
 * @param size  of the whole sheet
 * @returns a canvas, which is valid until the next tile is painted: tiles of one size share it
 */
export function createTilePainter(kit: CanvasKit, { sheet, ops }: Drawing, size: SizePx): (tile: Tile, pictures: BandPictures) => Canvas {
  const shadow = shadowCache((mask) => shadowPicture(kit, mask));
  let canvas: Canvas | undefined;
  return ({ left, top, widthPx, heightPx }, pictures) => {
    if (canvas?.width !== widthPx || canvas.height !== heightPx) canvas = kit.createCanvas(widthPx, heightPx);
    const surface: SKRSContext2D = canvas.getContext('2d');
    surface.save();
    surface.imageSmoothingQuality = 'high';
    surface.fillStyle = '#ffffff';
    surface.fillRect(0, 0, widthPx, heightPx);
    surface.translate(-left, -top);
    surface.scale(size.widthPx / sheet.width, size.heightPx / sheet.height);
    surface.translate(-sheet.x, -sheet.y);
    const context = rasterContext(surface);
    for (const [index, op] of ops.entries()) paintOp(context, op, { picture: () => pictures.get(index) ?? null, shadow });
    surface.restore();
    return canvas;
  };
}

/** Converts each mask once; masks of equal shadows share their array of alpha values. */
function shadowCache(convert: (mask: ShadowMask) => RasterPicture): (mask: ShadowMask) => RasterPicture {
  const converted = new Map<Uint8Array, RasterPicture>();
  return (mask) => {
    const picture = converted.get(mask.alpha) ?? convert(mask);
    converted.set(mask.alpha, picture);
    return picture;
  };
}
