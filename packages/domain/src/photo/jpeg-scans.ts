import { byteAt } from '../units/item-at.ts';

const SOS = 0xda;
const EOI = 0xd9;

/** More passes over all pixels than any camera asks for. */
export const MAX_SCANS = 100;

export interface JpegScans {
  /** At most one above the limit: counting stops there. */
  readonly scans: number;
  /** Whether the end mark was met. A file without it was cut off: decoders show grey for what is missing. */
  readonly isWhole: boolean;
  /** Bytes up to the end mark and with it: what stands behind is not the picture. All bytes of a file without it. */
  readonly length: number;
}

/**
 * Walks over the scans of a JPEG: every scan of a progressive one costs the decoder a pass over all pixels, and a file of a few
 * hundred kilobytes can hold thousands. Cameras write about ten.
 */
export function readJpegScans(jpeg: Uint8Array, limit = MAX_SCANS): JpegScans {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = byteAt(jpeg, at + 1);
    if (marker === EOI) return { scans, isWhole: true, length: at + 2 };
    if (marker === SOS) {
      scans += 1;
      if (scans > limit) return { scans, isWhole: false, length: jpeg.length };
    }
    if (marker === 0xff) at += 1;
    else if (isWithoutLength(marker)) at += 2;
    else at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
  }
  return { scans, isWhole: false, length: jpeg.length };
}

/** A stuffed zero in coded data, TEM, restart marks, and the start mark. */
function isWithoutLength(marker: number): boolean {
  return marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
