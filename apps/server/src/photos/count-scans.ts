const SOS = 0xda;
const EOI = 0xd9;

/**
 * How many scans a JPEG has. A progressive picture of a few hundred kilobytes can hold thousands, each of which costs
 * a pass over all pixels; cameras write at most about twenty.
 *
 * @returns the count, or `limit + 1` as soon as it is passed
 */
export function countScans(bytes: Uint8Array, limit: number): number {
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at = nextMark(bytes, at);
      continue;
    }
    const marker = bytes[at + 1] as number;
    if (marker === EOI) return scans;
    if (marker === SOS && ++scans > limit) return scans;
    at += isBare(marker) ? (marker === 0xff ? 1 : 2) : 2 + Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return scans;
}

/** Coded data holds ff only as ff00 and restart marks, which `isBare` steps over. */
function nextMark(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(0xff, from);
  return at < 0 ? bytes.length : at;
}

/** Marks without a length: stuffing, fill bytes, restarts, start. */
const isBare = (marker: number) => marker === 0x00 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
