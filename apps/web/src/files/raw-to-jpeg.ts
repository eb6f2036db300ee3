import { rawPreview, readJpegScans, stripJpegFile } from '@muro/domain';
import { failureOf, type JpegRead, type Read } from './photo-read.ts';

/** Extracts the preview of a RAW photo: the camera's own JPEG with its coded data unchanged; keeps colour profile and orientation only. */
export async function rawToJpeg(file: Blob): Promise<Read<JpegRead>> {
  try {
    const preview = rawPreview(new Uint8Array(await file.arrayBuffer()));
    if (!preview) return { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_RAW' };
    const { jpeg, header, orientation, widthPx, heightPx } = preview;
    const stripped = stripJpegFile(jpeg, header, readJpegScans(jpeg).scans, { icc: header.icc, orientation });
    return { error: null, file: new Blob([stripped], { type: 'image/jpeg' }), widthPx, heightPx };
  } catch (error) {
    return failureOf(error);
  }
}
