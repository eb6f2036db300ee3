/** Paint target: the page's own canvas or the small overlay canvas. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The canvas that shows the page. */
export interface DoubleBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /**
   * Sets the size, whole px, and returns true; returns false if the size is unchanged. A new size clears the canvas until the next paint.
   */
  resize(widthPx: number, heightPx: number): boolean;
  /** @param isWhole  true if `paint` paints the whole canvas; otherwise the unpainted parts keep their pixels */
  paint(isWhole: boolean, paint: (surface: Surface) => void): void;
}

/**
 * Paints off the screen and shows each result as one finished bitmap. Without a graphics card the browser copies a canvas with a 2D
 * context in full for every frame, even while nothing is drawn on it; a bitmap is transferred once.
 */
export function createDoubleBuffer(canvas: HTMLCanvasElement): DoubleBuffer {
  const visibleContext = canvas.getContext('bitmaprenderer');
  const offscreen = new OffscreenCanvas(1, 1);
  const surface = offscreen.getContext('2d');
  if (!visibleContext || !surface) throw new Error('The browser provides no drawing surface');
  let isBlank = true;
  return {
    get widthPx() {
      return canvas.width;
    },
    get heightPx() {
      return canvas.height;
    },
    resize: (widthPx, heightPx) => {
      if (!isBlank && canvas.width === widthPx && canvas.height === heightPx) return false;
      offscreen.width = widthPx;
      offscreen.height = heightPx;
      canvas.width = widthPx;
      canvas.height = heightPx;
      isBlank = true;
      return true;
    },
    paint: (isWhole, paint) => {
      if (!isWhole && !isBlank) surface.drawImage(canvas, 0, 0);
      paint(surface);
      visibleContext.transferFromImageBitmap(offscreen.transferToImageBitmap());
      isBlank = false;
    },
  };
}
