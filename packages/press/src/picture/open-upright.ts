import { isPhotoFileError, readJpegHeader } from '@muro/domain';
import type { Sharp, SharpOptions } from 'sharp';
import { readPhotoInfo } from './photo-info.ts';
import { openPicture } from './sharp-engine.ts';

/**
 * Opens a picture for decoding, upright, as the screen and the print file turn it.
 *
 * The decoder's own reading of the orientation is wider than the browsers' (it takes a LONG for a SHORT, for instance).
 * Where the two differ, the header's reading counts and the picture is turned by hand.
 */
export async function openUpright(input: string | Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const picture = await openPicture(input, options);
  const theirs = (await picture.metadata()).orientation ?? 1;
  const ours = (await orientationOf(input)) ?? theirs;
  return ours === theirs ? picture.autoOrient() : turned(picture, ours);
}

/** Null for what is no JPEG. */
async function orientationOf(input: string | Uint8Array): Promise<number | null> {
  try {
    const header = typeof input === 'string' ? (await readPhotoInfo(input)).header : readJpegHeader(input);
    return header.orientation;
  } catch (error) {
    if (isPhotoFileError(error)) return null;
    throw error;
  }
}

/** Turned into pixels first: the decoder mirrors and turns at the end of its work, and what follows must find it done. */
async function turned(picture: Sharp, orientation: number): Promise<Sharp> {
  const isMirrored = orientation === 2 || orientation === 4 || orientation === 5 || orientation === 7;
  const isUpsideDown = orientation === 4 || orientation === 5;
  const angleDeg = [0, 0, 180, 0, 90, 90, 90, 270][orientation - 1] ?? 0;
  const { data, info } = await picture
    .flip(isMirrored && isUpsideDown)
    .flop(isMirrored && !isUpsideDown)
    .rotate(angleDeg)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return openPicture(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
