const SOS = 0xda;
const EOI = 0xd9;

/**
 * How many scans a JPEG has: every scan of a progressive one costs the decoder a pass over all pixels, and a file of a few
 * hundred kilobytes can hold thousands. Cameras write about ten.
 *
 * @returns the count, at most `limit + 1`: counting stops there
 */
export function countScans(jpeg: Uint8Array, limit: number): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1] as number;
    if (marker === EOI) return scans;
    if (marker === SOS) {
      scans += 1;
      if (scans > limit) return scans;
    }
    if (marker === 0xff) at += 1;
    else if (isWithoutLength(marker)) at += 2;
    else at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
  }
  return scans;
}

/** A stuffed zero in coded data, TEM, restart marks, and the start mark. */
function isWithoutLength(marker: number): boolean {
  return marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
