import type { Sharp } from 'sharp';
import { openUpright } from './open-upright.ts';
import type { SizedPart } from './sized-part.ts';

/** Quality of a photo that is newly made for print; full colour resolution goes with it. */
const PRINT_QUALITY = 90;

/** The part as an upright sRGB JPEG. */
export async function makeJpegPart(path: string, part: SizedPart): Promise<Buffer> {
  const picture = await partOf(path, part);
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: PRINT_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The part as upright sRGB pixels with alpha, four bytes each. */
export async function makePixelPart(path: string, part: SizedPart): Promise<Buffer> {
  return (await partOf(path, part)).ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
}

/** Resized before it is cut: the decoder then skips what a smaller picture does not need. */
async function partOf(path: string, { whole, box }: SizedPart): Promise<Sharp> {
  return (await openUpright(path))
    .resize({ width: whole.widthPx, height: whole.heightPx, fit: 'fill' })
    .extract({ left: box.left, top: box.top, width: box.widthPx, height: box.heightPx })
    .toColourspace('srgb');
}
