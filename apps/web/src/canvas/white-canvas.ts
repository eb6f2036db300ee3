/** Creates an offscreen canvas with a white background for a JPEG, in which unpainted pixels would be black. */
export function createWhiteCanvas(widthPx: number, heightPx: number) {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
