import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type CaptureTime,
  checkPhotoFile,
  decodeMainPicture,
  displayP3Profile,
  embedPngProfile,
  type FileRules,
  isHeicCutOff,
  isPhotoFileError,
  isRgbProfile,
  type Libheif,
  type PhotoErrorHint,
  type PhotoErrorKey,
  rawPreview,
  readHeicHeader,
  readJpegScans,
  readPhotoHeader,
  refusalHint,
  stripJpegFile,
  withColourProfile,
} from '@muro/domain';
import { openPicture } from '../picture/sharp-engine.ts';

/** Encoder options; equal to those of the browser when it converts photos. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
/** Code of the Display P3 primaries (ITU-T H.273). */
const DISPLAY_P3 = 12;

const ALL_KINDS: FileRules = {
  pngAllowed: true,
  webpAllowed: true,
  heicAllowed: true,
  avifAllowed: true,
  tiffAllowed: true,
  rawAllowed: true,
};

export type PhotoJpeg =
  | ({ readonly ok: true; readonly jpeg: Uint8Array } & CaptureTime)
  | { readonly ok: false; readonly error: PhotoErrorKey; readonly hint: PhotoErrorHint | null };

/**
 * Converts a photo of any supported kind to an upright JPEG without metadata, as the designer in the browser does. Transparent pixels
 * become white. Returns null for a JPEG, even a damaged one: its own bytes are used.
 *
 * @throws the file system's error when the file cannot be read
 */
export async function photoJpeg(path: string): Promise<PhotoJpeg | null> {
  const bytes = await readFile(path);
  const error = checkPhotoFile(bytes, bytes.length, ALL_KINDS);
  if (error) return { ok: false, error, hint: refusalHint(bytes, error, ALL_KINDS) };
  const { kind, takenMs, zoneMin } = readPhotoHeader(bytes);
  if (kind === 'jpeg') return null;
  try {
    if (kind === 'heic') return { ok: true, jpeg: await heicJpeg(bytes), takenMs, zoneMin };
    if (kind === 'raw') return { ok: true, jpeg: rawJpeg(bytes), takenMs, zoneMin };
    return { ok: true, jpeg: await decodedJpeg(kind === 'png' ? embedPngProfile(bytes, true) : bytes), takenMs, zoneMin };
  } catch (cause) {
    return { ok: false, error: isPhotoFileError(cause) ? cause.key : 'ERROR_COULD_NOT_LOAD', hint: null };
  }
}

/** Keeps the photo's colour profile. A grey photo is converted to sRGB, since the decoder drops grey profiles. */
async function decodedJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = (await openPicture(bytes)).autoOrient().flatten({ background: '#ffffff' });
  const { space } = await picture.metadata();
  return (space === 'b-w' ? picture : picture.keepIccProfile()).jpeg(JPEG).toBuffer();
}

function rawJpeg(bytes: Uint8Array): Uint8Array {
  const preview = rawPreview(bytes);
  if (!preview) throw new Error('Expected a preview in a RAW photo');
  const { jpeg, header, orientation } = preview;
  return stripJpegFile(jpeg, header, readJpegScans(jpeg).scans, { icc: header.icc, orientation });
}

async function heicJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const { icc, primaries, isHdr } = readHeicHeader(bytes);
  if (isHdr || isHeicCutOff(bytes)) throw new Error('Expected a whole HEIC that is not made for HDR screens');
  const { widthPx, heightPx, rgba, isWhole } = decodeMainPicture(loadLibheif(), bytes);
  if (!isWhole) throw new Error('Expected all tiles of a HEIC');
  const picture = await openPicture(new Uint8Array(rgba.buffer), { raw: { width: widthPx, height: heightPx, channels: 4 } });
  const jpeg = await picture.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  const profile = icc && isRgbProfile(icc) ? icc : primaries === DISPLAY_P3 ? displayP3Profile() : null;
  return profile ? withColourProfile(jpeg, profile) : jpeg;
}

/** Loads libheif when the first HEIC is read. The library has no type declarations. */
const loadLibheif = (): Libheif => createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
