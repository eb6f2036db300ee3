import { byteAt } from '../units/item-at.ts';

/** The inks of a CMYK JPEG that keep their samples: the three colours, or black. */
export type InkPart = 'colours' | 'black';

const SOS = 0xda;
const DQT = 0xdb;

/**
 * Rewrites a CMYK JPEG so that every sample of the other inks is 128. Browsers multiply the colours with black, which loses both;
 * two such files restore each, to within two of 256 steps.
 *
 * A JPEG stores coefficients as multiples of a quantisation step. With all steps 0 the samples become constant; the coded data stay.
 *
 *     FFD8 │ … │ FFC0 frame: quantisation table of each ink │ … │ FFDB table of zeros, a new number │ FFDA scan …
 *
 * @param jpeg  a complete JPEG of four components with valid segments, see `readJpegHeader`
 * @param part  the inks to keep
 * @returns null if the JPEG has another structure
 */
export function isolateInks(jpeg: Uint8Array, part: InkPart): Uint8Array<ArrayBuffer> | null {
  let offset = 2;
  let frame = 0;
  while (jpeg[offset] === 0xff && jpeg[offset + 1] !== SOS) {
    if (isFrame(byteAt(jpeg, offset + 1))) frame = offset;
    offset += hasNoLength(byteAt(jpeg, offset + 1))
      ? jpeg[offset + 1] === 0xff
        ? 1
        : 2
      : 2 + (((jpeg[offset + 2] ?? 0) << 8) | (jpeg[offset + 3] ?? 0));
  }
  if (frame === 0 || jpeg[offset + 1] !== SOS || jpeg[frame + 9] !== 4) return null;
  const stepsOf = [0, 1, 2, 3].map((ink) => frame + 12 + 3 * ink);
  const even = part === 'black' ? stepsOf.slice(0, 3) : stepsOf.slice(3);
  const neededTables = new Set(stepsOf.filter((place) => !even.includes(place)).map((place) => jpeg[place]));
  const free = [3, 2, 1, 0].find((number) => !neededTables.has(number));
  if (free === undefined) return null;
  const output = new Uint8Array(jpeg.length + 69);
  output.set(jpeg.subarray(0, offset));
  output.set([0xff, DQT, 0, 67, free], offset);
  output.set(jpeg.subarray(offset), offset + 69);
  for (const place of even) output[place] = free;
  return output;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2;
}

/** True for restart markers, TEM and fill bytes, which have no length field. */
function hasNoLength(marker: number): boolean {
  return marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
}
