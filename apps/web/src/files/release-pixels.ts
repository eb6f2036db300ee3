/** Frees the pixels of a canvas at once. WebKit would hold them until it collects garbage, which takes no account of their size. */
export function releasePixels(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
