import type { Sharp, SharpOptions } from 'sharp';

/** The most pixels a decoder is asked to open. */
const MAX_DECODED_PX = 100_000_000;

const OPTIONS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_DECODED_PX };

/**
 * Opens a picture for decoding, as it is stored. The engine is loaded at first use: most print files need no pixel decoded.
 * One thread a picture; several pictures at once use the cores better than several threads on one.
 */
export async function openPicture(input: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { ...OPTIONS, ...options });
}
