import { MAX_PIXELS } from '@muro/domain';
import type { Sharp, SharpOptions } from 'sharp';

const OPTIONS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/**
 * Opens a picture for decoding, as it is stored. Loads the image library on first use: most print files need no decoding.
 * Each picture is decoded by one thread; several pictures in parallel use the cores better than several threads per picture.
 */
export async function openPicture(input: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { ...OPTIONS, ...options });
}
