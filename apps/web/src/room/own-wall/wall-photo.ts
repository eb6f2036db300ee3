import type { Luminance, PhotoPixels, SizePx } from '@muro/domain';

/** An upright photo of a wall, for measuring and drawing. It never leaves the device. */
export interface WallPhoto {
  readonly canvas: HTMLCanvasElement;
  readonly size: SizePx;
  /** Focal length that the file states, mm on 35 mm film; null if it states none. */
  readonly focal35: number | null;
  readonly pixels: PhotoPixels;
  readonly luminance: Luminance;
}

/** Copies a bitmap into a wall photo; null if the browser provides no canvas. */
export function wallPhotoOf(bitmap: ImageBitmap, focal35: number | null): WallPhoto | null {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  if (!context) return null;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, size: { widthPx: canvas.width, heightPx: canvas.height }, focal35, pixels, luminance: luminanceOf(pixels) };
}

function luminanceOf({ width, height, data }: PhotoPixels): Luminance {
  const values = new Uint8ClampedArray(width * height);
  for (let index = 0; index < values.length; index++) {
    values[index] = 0.299 * (data[4 * index] ?? 0) + 0.587 * (data[4 * index + 1] ?? 0) + 0.114 * (data[4 * index + 2] ?? 0);
  }
  return { width, height, values };
}
