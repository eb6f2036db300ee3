import type { SizePx } from '@muro/domain';
import sharp from 'sharp';

export interface UprightOptions {
  /** Longest side; a smaller photo keeps its size. */
  readonly maxPx: number;
  /** JPEG quality, 1–100. */
  readonly quality: number;
}

export interface UprightCopy extends SizePx {
  readonly jpeg: Buffer;
}

/** The most pixels a decoder is asked to open. */
export const MAX_DECODED_PX = 100_000_000;

/**
 * An upright sRGB JPEG of a photo, without metadata: orientation applied, colours converted out of the photo's own profile.
 *
 * @param input  path or bytes of the photo
 * @throws {Error} with the decoder's reason when the photo is damaged
 */
export async function makeUpright(input: string | Uint8Array, { maxPx, quality }: UprightOptions): Promise<UprightCopy> {
  const { data, info } = await sharp(input, { failOn: 'warning', limitInputPixels: MAX_DECODED_PX })
    .autoOrient()
    .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, widthPx: info.width, heightPx: info.height };
}
