import { spellsAt, startsWith } from './byte-text.ts';

const GPS_DIRECTORY_TAG = 0x8825;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/x';

/**
 * Whether a metadata segment (APP1) tells where a photo was taken: a GPS directory in its EXIF data, or GPS fields in its XMP.
 *
 * @param body  the segment after its length
 */
export function tellsPosition(body: Uint8Array): boolean {
  if (startsWith(body, EXIF)) return hasGpsDirectory(body.subarray(EXIF.length));
  return startsWith(body, XMP) && contains(body, 'GPS');
}

function hasGpsDirectory(tiff: Uint8Array): boolean {
  if (tiff.length < 8) return false;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory < 8 || directory + 2 > tiff.length) return false;
  const entries = Math.min(view.getUint16(directory, isLittle), Math.floor((tiff.length - directory - 2) / 12));
  for (let i = 0; i < entries; i++) if (view.getUint16(directory + 2 + 12 * i, isLittle) === GPS_DIRECTORY_TAG) return true;
  return false;
}

function contains(body: Uint8Array, text: string): boolean {
  for (let at = 0; at + text.length <= body.length; at++) if (spellsAt(body, text, at)) return true;
  return false;
}
