import { applyEffect, type Effect } from '@muro/domain';
import type { Sharp } from 'sharp';
import { oneAtATime } from './one-at-a-time.ts';
import { openUpright } from './open-upright.ts';
import { openPicture } from './sharp-engine.ts';
import type { SizedPart } from './sized-part.ts';

/** Quality of a photo that is newly made for print; full colour resolution goes with it. */
const PRINT_JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;

/** The part as an upright sRGB JPEG, with its effect. */
export async function makeJpegPart(path: string, part: SizedPart, effect: Effect): Promise<Buffer> {
  if (effect !== '') return bakeTurn(() => makeBakedJpeg(path, part, effect));
  const picture = await partOf(path, part);
  return picture.flatten({ background: '#ffffff' }).jpeg(PRINT_JPEG).toBuffer();
}

/** The part as upright sRGB pixels with alpha, four bytes each, with its effect. */
export async function makePixelPart(path: string, part: SizedPart, effect: Effect): Promise<Buffer> {
  const pixels = await (await partOf(path, part)).ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
  applyEffect(pixels, effect);
  return pixels;
}

/** Effects need all of a part's pixels in memory, four bytes each: of the largest photo 400 MB. One at a time is enough. */
const bakeTurn = oneAtATime();

async function makeBakedJpeg(path: string, part: SizedPart, effect: Effect): Promise<Buffer> {
  const pixels = await makePixelPart(path, part, effect);
  const picture = await openPicture(pixels, { raw: { width: part.box.widthPx, height: part.box.heightPx, channels: 4 } });
  return picture.flatten({ background: '#ffffff' }).jpeg(PRINT_JPEG).toBuffer();
}

/** Resized before it is cut: the decoder then skips what a smaller picture does not need. */
async function partOf(path: string, { whole, box }: SizedPart): Promise<Sharp> {
  return (await openUpright(path))
    .resize({ width: whole.widthPx, height: whole.heightPx, fit: 'fill' })
    .extract({ left: box.left, top: box.top, width: box.widthPx, height: box.heightPx })
    .toColourspace('srgb');
}
