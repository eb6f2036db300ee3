import { decodeMainPicture, displayP3Profile, isHeicCutOff, isRgbProfile, readHeicHeader, withColourProfile } from '@muro/domain';
import { loadLibheif } from './libheif.ts';
import { failureOf, type JpegRead, type Read, type ReadFailure } from './photo-read.ts';
import { contextOf, jpegOfCanvas } from './to-jpeg.ts';

/** Colour primaries of Display P3, by number (ITU-T H.273). */
const DISPLAY_P3 = 12;

const CUT_OFF: ReadFailure = { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' };

/**
 * Converts the main picture of a HEIC to an upright JPEG of the same look: keeps the pixel values and the file's colour profile; if the
 * file only names Display P3, that profile is generated, because not every browser has a canvas in that colour space. EXIF data, GPS
 * position and further pictures are dropped.
 */
export async function heicToJpeg(file: Blob): Promise<Read<JpegRead>> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { icc, primaries, isHdr, ...size } = readHeicHeader(bytes);
    if (isHdr) return { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_HDR' };
    if (isHeicCutOff(bytes)) return CUT_OFF;
    const { widthPx, heightPx, rgba, isWhole } = decodeMainPicture(await loadLibheif(), bytes);
    if (!isWhole) return CUT_OFF;
    if (widthPx !== size.widthPx || heightPx !== size.heightPx) throw new Error('HEIC: another size than the header tells');
    const canvas = new OffscreenCanvas(widthPx, heightPx);
    contextOf(canvas).putImageData(new ImageData(rgba, widthPx, heightPx), 0, 0);
    const jpeg = await jpegOfCanvas(canvas);
    const profile = icc && isRgbProfile(icc) ? icc : primaries === DISPLAY_P3 ? displayP3Profile() : null;
    return { error: null, file: profile ? await tagged(jpeg, profile) : jpeg, widthPx, heightPx };
  } catch (error) {
    return failureOf(error);
  }
}

async function tagged(jpeg: Blob, icc: Uint8Array): Promise<Blob> {
  return new Blob([withColourProfile(new Uint8Array(await jpeg.arrayBuffer()), icc)], { type: jpeg.type });
}
