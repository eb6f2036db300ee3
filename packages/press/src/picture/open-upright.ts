import { readFile } from 'node:fs/promises';
import { fileKindOf, plainJpegFile, readJpegHeader, readJpegPicture } from '@muro/domain';
import type { Sharp, SharpOptions } from 'sharp';
import { openPicture } from './sharp-engine.ts';

/**
 * Opens a picture for decoding, upright, as the screen and the print file turn it.
 *
 * Of a JPEG the decoder gets the plain form: it then reads orientation and colours as the header reader does (its own reading of
 * orientations takes a LONG for a SHORT, for instance), and finds nothing to warn of.
 *
 * @throws {PhotoFileError} for a JPEG with a damaged header
 */
export async function openUpright(input: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const bytes = typeof input === 'string' ? await readFile(input) : input;
  const isJpeg = fileKindOf(bytes) === 'jpeg';
  return (await openPicture(isJpeg ? plainPhoto(bytes) : input, options)).autoOrient();
}

/** A JPEG with its colour profile and orientation, and nothing else but its pixels. */
function plainPhoto(jpeg: Uint8Array): Uint8Array {
  const header = readJpegHeader(jpeg);
  return plainJpegFile(jpeg, header, readJpegPicture(jpeg).scans, header);
}
