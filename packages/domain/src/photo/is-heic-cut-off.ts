import { boxesIn } from './heif-boxes.ts';
import { isPhotoFileError } from './photo-file-error.ts';

/**
 * True if a HEIC ends before its pixel data do, like an interrupted copy. Phones store a photo as tiles: a decoder would show the
 * tiles that are present and fill the missing ones with one colour.
 *
 *     ftyp │ meta │ mdat ─ extends beyond the end of the file
 */
export function isHeicCutOff(bytes: Uint8Array): boolean {
  try {
    for (const { type, to } of boxesIn(bytes, 0, Number.MAX_SAFE_INTEGER)) {
      // A last box without a length extends to the end of the file.
      if (type === 'mdat' && to !== Number.MAX_SAFE_INTEGER && to > bytes.length) return true;
    }
  } catch (error) {
    // The end of the file, or trailing bytes that are not boxes.
    if (!isPhotoFileError(error)) throw error;
  }
  return false;
}
