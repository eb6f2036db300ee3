import { createWhiteCanvas } from './white-canvas.ts';

/**
 * What a canvas shows, made small: for a page that is on the screen anyway, at a small part of what painting it anew would take.
 *
 * @param sidePx   of the square that it fits into
 * @param quality  of the JPEG, 0–1
 */
export function smallPicture(shown: HTMLCanvasElement, sidePx: number, quality: number): Promise<Blob> {
  const scale = sidePx / Math.max(shown.width, shown.height);
  const { canvas, context } = createWhiteCanvas(Math.round(shown.width * scale) || 1, Math.round(shown.height * scale) || 1);
  context.drawImage(shown, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
