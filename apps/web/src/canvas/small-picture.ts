import { createWhiteCanvas } from './white-canvas.ts';

/**
 * Copies a canvas to a small JPEG: for a page that is already on the screen, far cheaper than painting it again.
 *
 * @param sidePx   side of the square that it fits into
 * @param quality  of the JPEG, 0–1
 */
export function smallPicture(source: HTMLCanvasElement, sidePx: number, quality: number): Promise<Blob> {
  const scale = sidePx / Math.max(source.width, source.height);
  const { canvas, context } = createWhiteCanvas(Math.round(source.width * scale) || 1, Math.round(source.height * scale) || 1);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
