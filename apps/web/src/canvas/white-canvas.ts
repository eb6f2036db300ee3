/** A canvas off the screen to paint a JPEG on: what is not painted would turn black in it. */
export function createWhiteCanvas(widthPx: number, heightPx: number) {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
