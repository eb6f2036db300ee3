import type { Drawing, SizePx } from '@muro/domain';
import { paintOp, type ShadowMask } from '@muro/painter';
import type { Canvas } from '@napi-rs/canvas';
import { makePixelPart } from '../picture/make-part.ts';
import type { OpenPicture } from '../picture/picture-opener.ts';
import { effectOf, type PictureUse, pictureUses } from '../picture/picture-uses.ts';
import { prefetch } from '../picture/prefetch.ts';
import { readAhead } from '../picture/read-ahead.ts';
import { partMatrix, type SizedPart, sizedPart, wholeSize } from '../picture/sized-part.ts';
import { type RasterPicture, rasterContext, WHOLE_BOX } from './raster-canvas.ts';

type CanvasKit = typeof import('@napi-rs/canvas');

export interface RenderJob {
  readonly drawing: Drawing;
  readonly pxPerCm: number;
  readonly fileOf: OpenPicture;
  onProgress?(done: number, total: number): void;
}

/** Pixels of one picture at drawn size. */
interface MadePicture {
  readonly part: SizedPart;
  readonly rgba: Buffer;
}

/** Paints a drawing into pixels. Pictures are decoded ahead at drawn size, several at a time, and released after they are drawn. */
export async function renderDrawing({ drawing, pxPerCm, fileOf, onProgress }: RenderJob): Promise<Canvas> {
  const kit = await import('@napi-rs/canvas');
  const size = wholeSize(drawing.sheet, pxPerCm);
  const canvas = kit.createCanvas(size.widthPx, size.heightPx);
  const surface = canvas.getContext('2d');
  surface.imageSmoothingQuality = 'high';
  surface.fillStyle = '#ffffff';
  surface.fillRect(0, 0, size.widthPx, size.heightPx);
  surface.scale(size.widthPx / drawing.sheet.width, size.heightPx / drawing.sheet.height);
  surface.translate(-drawing.sheet.x, -drawing.sheet.y);
  const context = rasterContext(surface);
  const uses = new Map(pictureUses(drawing).map((use) => [use.index, use]));
  const next = prefetch(
    [...uses.values()].map((use) => () => makePicture(use, pxPerCm, fileOf)),
    readAhead((made) => made?.rgba.length ?? 0),
  );
  let done = 0;
  for (const [index, op] of drawing.ops.entries()) {
    const made = uses.has(index) ? await next() : null;
    const picture = made && pictureOf(kit, made);
    paintOp(context, op, { picture: () => picture, shadow: (mask) => shadowPicture(kit, mask) });
    if (uses.has(index)) onProgress?.(++done, uses.size);
  }
  return canvas;
}

async function makePicture(use: PictureUse, pxPerCm: number, fileOf: OpenPicture): Promise<MadePicture | null> {
  const file = use.visible && (await fileOf(use.picture));
  if (!use.visible || !file) return null;
  const part = sizedPart(wholeSize(use, pxPerCm), use.visible);
  return { part, rgba: await makePixelPart(file.path, part, effectOf(use.picture)) };
}

function pictureOf(kit: CanvasKit, { part, rgba }: MadePicture): RasterPicture {
  const [width, , , height, x, y] = partMatrix(part);
  return { canvas: canvasOf(kit, part.box, rgba), part: { x, y, width, height } };
}

/** Converts the mask of a shadow to a black picture with its alpha. */
export function shadowPicture(kit: CanvasKit, { widthPx, heightPx, alpha }: ShadowMask): RasterPicture {
  const rgba = Buffer.alloc(4 * alpha.length);
  alpha.forEach((value, index) => {
    rgba[4 * index + 3] = value;
  });
  return { canvas: canvasOf(kit, { widthPx, heightPx }, rgba), part: WHOLE_BOX };
}

function canvasOf(kit: CanvasKit, { widthPx, heightPx }: SizePx, rgba: Buffer): Canvas {
  const canvas = kit.createCanvas(widthPx, heightPx);
  const pixels = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  canvas.getContext('2d').putImageData(new kit.ImageData(pixels, widthPx, heightPx), 0, 0);
  return canvas;
}
