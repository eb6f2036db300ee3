/**
 * What a canvas shows, made small: for a page that is on the screen anyway, at a small part of what painting it anew would take.
 *
 * @param sidePx   of the square that it fits into
 * @param quality  of the JPEG, 0–1
 */
export function smallPicture(shown: HTMLCanvasElement, sidePx: number, quality: number): Promise<Blob> {
  const scale = sidePx / Math.max(shown.width, shown.height);
  const small = new OffscreenCanvas(Math.round(shown.width * scale) || 1, Math.round(shown.height * scale) || 1);
  const context = small.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface');
  // What is not painted would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, small.width, small.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(shown, 0, 0, small.width, small.height);
  return small.convertToBlob({ type: 'image/jpeg', quality });
}
