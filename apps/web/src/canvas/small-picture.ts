import { createWhiteCanvas } from './white-canvas.ts';

/**
 * Copies a canvas to a small JPEG: for a page that is already on the screen, far cheaper than painting it again.
 *
 * @param sidePx   side of the square that it fits into
 * @param quality  of the JPEG, 0–1
 */
export function smallPicture(shown: HTMLCanvasElement, sidePx: number, quality: number): Promise<Blob> {
  const scale = sidePx / Math.max(shown.width, shown.height);
  const { canvas, context } = createWhiteCanvas(Math.round(shown.width * scale) || 1, Math.round(shown.height * scale) || 1);
  context.drawImage(shown, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
