import { byteAt } from '../units/item-at.ts';
import { type ByteRange, EOI, endOfCodedData, jpegSegments, markerAt, SOS } from './jpeg-segments.ts';
import { isPhotoFileError } from './photo-file-error.ts';
import { verifyJpegData } from './verify-jpeg-data.ts';

/** Maximum number of scans that are accepted; cameras write about ten. */
export const MAX_SCANS = 100;

export interface JpegScans {
  /** Ranges from each scan header to the end of its coded data; at most one more than the limit. */
  readonly scans: readonly ByteRange[];
  /** True if the end marker follows. A file without it is truncated, or its camera wrote other data in its place. */
  readonly hasEnd: boolean;
  /** Length up to and including the end marker; the whole length without one. */
  readonly length: number;
}

/**
 * Finds the scans of a JPEG by their markers: every scan of a progressive JPEG costs the decoder a pass over all pixels, and a file of
 * a few hundred kilobytes can hold thousands. A sequential picture ends when each component had its scan.
 *
 * The coded data are not decoded, so this is fast; `readJpegPicture` checks if they are complete.
 */
export function readJpegScans(jpeg: Uint8Array, limit = MAX_SCANS): JpegScans {
  const scans: ByteRange[] = [];
  // Components without a scan yet.
  const frame = { components: new Set<number>(), isProgressive: false };
  try {
    for (let offset = 2; scans.length <= limit; offset = endOfScans(scans)) {
      if (scans.length > 0) {
        const code = markerAt(jpeg, offset);
        if (jpeg[code] === EOI) return { scans, hasEnd: true, length: code + 1 };
        if (frame.components.size === 0 && !frame.isProgressive) break;
      }
      for (const { marker, body, from, to } of jpegSegments(jpeg, offset)) {
        if (marker >= 0xc0 && marker <= 0xc2) recordFrame(frame, body, marker);
        if (marker !== SOS) continue;
        for (let i = 0; i < (body[0] ?? 0); i++) frame.components.delete(body[1 + 2 * i] ?? -1);
        scans.push({ from, to: endOfCodedData(jpeg, to) });
      }
    }
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
  }
  return { scans, hasEnd: false, length: jpeg.length };
}

export interface JpegPicture {
  readonly scans: readonly ByteRange[];
  /** False for a truncated or damaged file: a decoder would show grey or noise for the missing part. */
  readonly isWhole: boolean;
}

/**
 * Finds the exact scans of a JPEG and checks if they are complete: data that cameras append, such as a video, belong to no scan. Skips
 * over the coded data, which takes half as long as decoding them, unless the file ends with the end marker.
 */
export function readJpegPicture(jpeg: Uint8Array): JpegPicture {
  const { scans, hasEnd, length } = readJpegScans(jpeg);
  if (hasEnd && length === jpeg.length) return { scans, isWhole: true };
  return verifyJpegData(jpeg, MAX_SCANS);
}

function recordFrame(frame: { components: Set<number>; isProgressive: boolean }, body: Uint8Array, marker: number): void {
  frame.isProgressive = marker === 0xc2;
  for (let offset = 6; offset < body.length; offset += 3) frame.components.add(byteAt(body, offset));
}

const endOfScans = (scans: readonly ByteRange[]): number => scans.at(-1)?.to ?? 2;
