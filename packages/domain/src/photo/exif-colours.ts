import { byteText } from './byte-text.ts';
import { findEntry, longAt } from './tiff-directory.ts';

const EXIF_DIRECTORY = 0x8769;
const INTEROP_DIRECTORY = 0xa005;
const INTEROP_INDEX = 0x0001;
const COLOUR_SPACE = 0xa001;
const TYPE_SHORT = 3;
/** ColorSpace as some cameras write it for Adobe RGB, against the standard. */
const ADOBE_RGB = 2;

/**
 * The colour space that EXIF data name for a photo without a profile.
 *
 * DCF, the rules of camera makers, marks Adobe RGB by the interoperability index 'R03' beside an uncalibrated ColorSpace; 'R98' means
 * sRGB. "Uncalibrated" alone names no space: phones write it beside an embedded Display P3 profile, and an editor that converts the
 * photo or removes the profile often keeps the EXIF data. Such a photo counts as sRGB, as browsers show it.
 *
 * @param tiff  the EXIF segment after 'Exif\0\0'
 * @returns null if the data name no other space than sRGB
 * @see DCF 2.0 (2010), 5.2; EXIF 2.3, tags 0x0001 and 0xa001
 */
export function exifColours(tiff: Uint8Array): 'adobe-rgb' | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return null;
  const isLittle = view.getUint16(0) === 0x4949;
  const exif = longAt(view, findEntry(view, view.getUint32(4, isLittle), isLittle, EXIF_DIRECTORY), isLittle);
  if (exif === null) return null;
  const interop = longAt(view, findEntry(view, exif, isLittle, INTEROP_DIRECTORY), isLittle);
  const index = interop === null ? null : findEntry(view, interop, isLittle, INTEROP_INDEX);
  // A value of at most four bytes is stored in the entry itself: here three letters and a zero.
  const name = index === null ? '' : byteText(tiff, index + 8, 3);
  if (name === 'R03') return 'adobe-rgb';
  const entry = findEntry(view, exif, isLittle, COLOUR_SPACE);
  const space = entry !== null && view.getUint16(entry + 2, isLittle) === TYPE_SHORT ? view.getUint16(entry + 8, isLittle) : null;
  return space === ADOBE_RGB && name !== 'R98' ? 'adobe-rgb' : null;
}
