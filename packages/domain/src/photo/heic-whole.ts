import { boxesIn } from './boxes.ts';
import { isPhotoFileError } from './photo-file-error.ts';

/**
 * Whether a HEIC ends before its pixels do, as a copy does that was broken off. A decoder would fill what is missing with a colour of
 * its own: phones store a photo as tiles, and each that is there is a good picture.
 *
 *     ftyp │ meta │ mdat ─ goes on beyond the end of the file
 */
export function isHeicCutOff(bytes: Uint8Array): boolean {
  try {
    for (const { type, to } of boxesIn(bytes, 0, Number.MAX_SAFE_INTEGER)) {
      // A last box without a length goes as far as the file.
      if (type === 'mdat' && to !== Number.MAX_SAFE_INTEGER && to > bytes.length) return true;
    }
  } catch (error) {
    // The end, or something behind the pixels that is no box.
    if (!isPhotoFileError(error)) throw error;
  }
  return false;
}
