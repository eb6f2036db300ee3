import { isWebpCutOff, readPngChunks, readPngHeader, readWebpHeader, type SizePx, uprightSize } from '@muro/domain';
import { failureOf, type JpegRead, type Read } from './photo-read.ts';
import { contextOf, jpegOfCanvas } from './to-jpeg.ts';
import { uprightMatrix } from './turn-upright.ts';

/** Kinds that the browser decodes by itself. */
export type BrowserKind = 'png' | 'webp';

/** What has to be known of the whole file before it is decoded; the size is as stored. */
interface Looked extends SizePx {
  readonly orientation: number;
  readonly hasProfile: boolean;
  readonly isCutOff: boolean;
}

/**
 * A PNG or WebP as an upright JPEG, on white where it is transparent; of several pictures the first. One with a colour profile of its
 * own keeps the colours beyond sRGB that Display P3 has, where the browser can. [INGEST-02]
 */
export async function browserToJpeg(file: Blob, kind: BrowserKind): Promise<Read<JpegRead>> {
  try {
    const looked = lookAt(new Uint8Array(await file.arrayBuffer()), kind);
    if (looked.isCutOff) return { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' };
    const size = uprightSize(looked);
    const canvas = new OffscreenCanvas(size.widthPx, size.heightPx);
    const context = contextOf(canvas, looked.hasProfile ? 'display-p3' : 'srgb');
    const bitmap = await createImageBitmap(file, { imageOrientation: 'none' });
    context.setTransform(...uprightMatrix(looked.orientation, size));
    context.drawImage(bitmap, 0, 0);
    context.resetTransform();
    bitmap.close();
    return { error: null, file: await jpegOfCanvas(canvas), ...size };
  } catch (error) {
    return failureOf(error);
  }
}

function lookAt(bytes: Uint8Array, kind: BrowserKind): Looked {
  if (kind === 'webp') return { ...readWebpHeader(bytes), isCutOff: isWebpCutOff(bytes) };
  return { ...readPngHeader(bytes), ...readPngChunks(bytes), orientation: 1 };
}
