import { findEntry } from './tiff-directory.ts';

const COMPRESSION = 0x0103;
const PHOTOMETRIC = 0x0106;
const MAKE = 0x010f;
const SUB_DIRECTORIES = 0x014a;
const DNG_VERSION = 0xc612;
/** Photometric interpretations of sensor data (colour filter array, linear raw). */
const SENSOR_COLOURS = [32803, 34892];
/** Compressions of RAW formats: Sony, Samsung, Nikon, Pentax, lossy DNG. */
const CAMERA_COMPRESSIONS = [32767, 32770, 34713, 65535, 34892];

/**
 * True for a RAW photo that is a TIFF (DNG, NEF, ARW, PEF, SRW and others): its first directory holds a small preview, and its sensor
 * data are in a subdirectory.
 *
 * @param head  the beginning of a TIFF; cameras put the first directory there
 */
export function isRawTiff(head: Uint8Array): boolean {
  if (head.length < 8) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const entryOf = (tag: number) => findEntry(view, directory, isLittle, tag);
  const shortOf = (tag: number) => {
    const entry = entryOf(tag);
    return entry === null ? -1 : view.getUint16(entry + 8, isLittle);
  };
  if (entryOf(DNG_VERSION) !== null || SENSOR_COLOURS.includes(shortOf(PHOTOMETRIC))) return true;
  return CAMERA_COMPRESSIONS.includes(shortOf(COMPRESSION)) || (entryOf(MAKE) !== null && entryOf(SUB_DIRECTORIES) !== null);
}
