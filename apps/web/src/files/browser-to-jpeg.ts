import {
  embedPngProfile,
  isHeicCutOff,
  isWebpCutOff,
  readHeicHeader,
  readPngChunks,
  readPngHeader,
  readWebpHeader,
  type SizePx,
  uprightSize,
  withoutHeifOrientation,
  withoutPngOrientation,
  withoutWebpOrientation,
} from '@muro/domain';
import { failureOf, type JpegRead, type Read } from './photo-read.ts';
import { contextOf, jpegOfCanvas } from './to-jpeg.ts';
import { uprightMatrix } from './turn-upright.ts';

/** File formats that the browser can decode. */
export type BrowserKind = 'png' | 'webp' | 'avif';

/** Facts from the file needed before decoding; the size is as stored. */
interface HeaderFacts extends SizePx {
  readonly orientation: number;
  readonly hasProfile: boolean;
  readonly isCutOff: boolean;
  readonly isHdr: boolean;
  /** The file without its orientation metadata, since browsers differ in whether they apply it. */
  readonly withoutOrientation: Uint8Array<ArrayBuffer>;
}

/** Colour primaries of Display P3, by number (ITU-T H.273). */
const DISPLAY_P3 = 12;

/**
 * Converts a PNG, WebP or AVIF to an upright JPEG on a white background; uses the first picture of several. A picture with its own colour
 * profile keeps colours beyond sRGB within Display P3, if the browser supports that. [INGEST-02]
 */
export async function browserToJpeg(file: Blob, kind: BrowserKind): Promise<Read<JpegRead>> {
  try {
    const facts = READERS[kind](new Uint8Array(await file.arrayBuffer()));
    if (facts.isHdr) return { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_HDR' };
    if (facts.isCutOff) return { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' };
    const size = uprightSize(facts);
    const bitmap = await decoded(facts, kind);
    if (!bitmap) return { error: 'ERROR_COULD_NOT_LOAD', ...(kind === 'avif' && { hint: 'HINT_AVIF' }) };
    const canvas = new OffscreenCanvas(size.widthPx, size.heightPx);
    const context = contextOf(canvas, facts.hasProfile ? 'display-p3' : 'srgb');
    context.setTransform(...uprightMatrix(facts.orientation, size));
    context.drawImage(bitmap, 0, 0);
    context.resetTransform();
    bitmap.close();
    return { error: null, file: await jpegOfCanvas(canvas), ...size };
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns null if the browser cannot decode the file, or decodes it to another size. */
async function decoded({ withoutOrientation, widthPx, heightPx }: HeaderFacts, kind: BrowserKind): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([withoutOrientation], { type: `image/${kind}` }), { imageOrientation: 'none' });
    if (bitmap.width === widthPx && bitmap.height === heightPx) return bitmap;
    bitmap.close();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return null;
}

const READERS: Readonly<Record<BrowserKind, (bytes: Uint8Array) => HeaderFacts>> = {
  png(bytes) {
    const profiled = embedPngProfile(bytes, false);
    const chunks = readPngChunks(profiled);
    return { ...readPngHeader(bytes), ...chunks, isHdr: false, withoutOrientation: withoutPngOrientation(profiled, chunks) };
  },
  webp: (bytes) => ({
    ...readWebpHeader(bytes),
    isCutOff: isWebpCutOff(bytes),
    isHdr: false,
    withoutOrientation: withoutWebpOrientation(bytes),
  }),
  avif(bytes) {
    const { icc, primaries, isHdr, orientation, ...upright } = readHeicHeader(bytes);
    const hasProfile = icc !== null || primaries === DISPLAY_P3;
    const stored = uprightSize({ ...upright, orientation });
    return { ...stored, orientation, hasProfile, isHdr, isCutOff: isHeicCutOff(bytes), withoutOrientation: withoutHeifOrientation(bytes) };
  },
};
