import { readFile } from 'node:fs/promises';
import { fileKindOf, readJpegHeader, readJpegPicture, stripJpegFile } from '@muro/domain';
import type { Sharp, SharpOptions } from 'sharp';
import { openPicture } from './sharp-engine.ts';

/**
 * Opens a picture for decoding, rotated upright as on the screen and in the print file.
 *
 * A JPEG is first rewritten with only its pixels, profile and orientation. The decoder then uses the same orientation and colours as our
 * header reader (on its own it accepts an orientation of type LONG, for instance) and has nothing to warn of.
 *
 * @throws {PhotoFileError} for a JPEG with a damaged header
 */
export async function openUpright(input: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const bytes = typeof input === 'string' ? await readFile(input) : input;
  const isJpeg = fileKindOf(bytes) === 'jpeg';
  return (await openPicture(isJpeg ? plainPhoto(bytes) : input, options)).autoOrient();
}

/** Returns a JPEG with only its pixels, colour profile and orientation. */
function plainPhoto(jpeg: Uint8Array): Uint8Array {
  const header = readJpegHeader(jpeg);
  return stripJpegFile(jpeg, header, readJpegPicture(jpeg).scans, header);
}
