import { type Luminance, type PhotoPixels, readFocal35, type SizePx } from '@muro/domain';

/** Longest side at which a photo is measured and drawn: phones limit the memory of canvases, and the piece follows the finger. */
const MAX_SIDE_PX = 2048;

/** A photo of a wall, upright, as it is measured and drawn. It never leaves the device. */
export interface WallPhoto {
  readonly canvas: HTMLCanvasElement;
  readonly size: SizePx;
  /** Focal length that the file states, mm on 35 mm film; null if it states none. */
  readonly focal35: number | null;
  readonly pixels: PhotoPixels;
  readonly luminance: Luminance;
}

/** Reads a photo of a wall; null if this browser cannot show the file. */
export async function readWallPhoto(file: Blob): Promise<WallPhoto | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const focal35 = readFocal35(new Uint8Array(await file.arrayBuffer()));
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    return { canvas, size: { widthPx: canvas.width, heightPx: canvas.height }, focal35, pixels, luminance: luminanceOf(pixels) };
  } catch {
    return null;
  }
}

function luminanceOf({ width, height, data }: PhotoPixels): Luminance {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at++) {
    values[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  }
  return { width, height, values };
}
