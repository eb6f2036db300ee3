import { applyEffect, type Effect, type SizePx } from '@muro/domain';
import type { Sharp, SharpOptions } from 'sharp';
import { createMutex } from './mutex.ts';
import { openUpright } from './open-upright.ts';
import { openPicture } from './sharp-engine.ts';
import type { SizedPart } from './sized-part.ts';

/** Encoder options of a photo that is resampled for print. Standard Huffman tables: a second pass would save 3 % and take most of the time. */
const PRINT_JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** Makes the part as an upright sRGB JPEG, with its effect. */
export async function makeJpegPart(path: string, part: SizedPart, effect: Effect): Promise<Buffer> {
  if (effect !== '') return bakeMutex(() => makeBakedJpeg(path, part, effect));
  const picture = await partOf(path, part);
  return picture.flatten({ background: '#ffffff' }).jpeg(PRINT_JPEG).toBuffer();
}

/** Makes the part as an upright JPEG in the photo's own colour space. The profile itself is not embedded. */
export async function makeTaggedPart(path: string, part: SizedPart): Promise<Buffer> {
  return (await partOf(path, part, { ignoreIcc: true })).jpeg(PRINT_JPEG).toBuffer();
}

/** An upright picture in sRGB, decoded at its own size. */
export interface UprightPixels extends SizePx {
  readonly data: Buffer;
  /** 4 with alpha. */
  readonly channels: 3 | 4;
}

/** Decodes a picture at its own size, to make several parts of it. */
export async function readUprightPixels(path: string): Promise<UprightPixels> {
  const picture = (await openUpright(path)).toColourspace('srgb').raw({ depth: 'uchar' });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/**
 * Makes the part as upright sRGB pixels with alpha, four bytes each, with its effect.
 *
 * @param source  a file, or a decoded picture
 */
export async function makePixelPart(source: string | UprightPixels, part: SizedPart, effect: Effect): Promise<Buffer> {
  const pixels = await (await partOf(source, part)).ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
  applyEffect(pixels, effect);
  return pixels;
}

/** Allows one effect at a time: an effect needs all pixels of a part in memory, up to 400 MB for the largest photo. */
const bakeMutex = createMutex();

async function makeBakedJpeg(path: string, part: SizedPart, effect: Effect): Promise<Buffer> {
  const pixels = await makePixelPart(path, part, effect);
  const picture = await openPixels({ ...part.box, data: pixels, channels: 4 });
  return picture.flatten({ background: '#ffffff' }).jpeg(PRINT_JPEG).toBuffer();
}

/** Resizes before cropping: the decoder then skips detail that a smaller picture does not need. */
async function partOf(source: string | UprightPixels, { fullSize, box }: SizedPart, options: SharpOptions = {}): Promise<Sharp> {
  return (await (typeof source === 'string' ? openUpright(source, options) : openPixels(source)))
    .resize({ width: fullSize.widthPx, height: fullSize.heightPx, fit: 'fill' })
    .extract({ left: box.left, top: box.top, width: box.widthPx, height: box.heightPx })
    .toColourspace('srgb');
}

function openPixels({ data, widthPx, heightPx, channels }: UprightPixels): Promise<Sharp> {
  return openPicture(data, { raw: { width: widthPx, height: heightPx, channels } });
}
