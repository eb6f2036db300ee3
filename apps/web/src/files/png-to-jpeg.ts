import { failureOf, type JpegRead, type Read } from './photo-read.ts';
import { contextOf, jpegOfCanvas } from './to-jpeg.ts';

/** A PNG as a JPEG in sRGB: converted out of its own colours, on white where it is transparent. [INGEST-02] */
export async function pngToJpeg(file: Blob): Promise<Read<JpegRead>> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    contextOf(canvas, 'srgb').drawImage(bitmap, 0, 0);
    bitmap.close();
    return { error: null, file: await jpegOfCanvas(canvas), widthPx: canvas.width, heightPx: canvas.height };
  } catch (error) {
    return failureOf(error);
  }
}
