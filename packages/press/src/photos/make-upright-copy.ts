import type { SizePx } from '@muro/domain';
import { openUpright } from '../picture/open-upright.ts';

export interface UprightOptions {
  /** Longest side, px; a smaller photo keeps its size. */
  readonly maxPx: number;
  /** JPEG quality, 1–100. */
  readonly quality: number;
}

export interface UprightCopy extends SizePx {
  readonly jpeg: Buffer;
}

/**
 * Makes an upright sRGB JPEG of a photo, without metadata: applies the orientation and converts the colours from the photo's own profile.
 *
 * @param input  path or bytes of the photo
 * @throws {Error} with the decoder's reason when the photo is damaged
 */
export async function makeUprightCopy(input: string | Uint8Array, { maxPx, quality }: UprightOptions): Promise<UprightCopy> {
  const { data, info } = await (await openUpright(input))
    .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, widthPx: info.width, heightPx: info.height };
}
