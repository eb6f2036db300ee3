import { MAX_FILE_BYTES } from '@muro/domain';

/**
 * JPEG qualities of a photo that comes as HEIC, PNG or WebP, 0–1: the first whose file is not too big to be sent. At 0.95 a HEIC
 * loses nothing that can be seen in print.
 */
const QUALITIES = [0.95, 0.88, 0.75] as const;

/**
 * The picture of a canvas as a JPEG, on white where it is transparent.
 *
 * @throws {Error} when no quality makes it small enough, or the canvas is larger than the browser paints
 */
export async function jpegOfCanvas(canvas: OffscreenCanvas): Promise<Blob> {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A canvas that is too large for a browser is taken without a word, and stays empty.
  const [, , , alpha] = context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
  if (alpha !== 255) throw new Error(`Expected a browser that paints ${canvas.width} x ${canvas.height} pixels`);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MAX_FILE_BYTES) return blob;
  }
  throw new Error('Expected a picture that fits into 25 MB as a JPEG');
}

/** The drawing surface of a canvas, in sRGB where the browser has no such colours; what it is asked for first counts. */
export function contextOf(canvas: OffscreenCanvas, colorSpace: PredefinedColorSpace = 'srgb'): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { colorSpace }) ?? canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface');
  return context;
}
