/** What the painter paints on: of the page's own canvas, or of the small one over it. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The canvas that shows the page. */
export interface DoubleBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Gives it a size, whole px; false when it has that size. A new size takes its picture away until it is painted. */
  resize(widthPx: number, heightPx: number): boolean;
  /** @param isWhole  `paint` paints all of it; else what it does not paint stays as it is shown */
  paint(isWhole: boolean, paint: (surface: Surface) => void): void;
}

/**
 * Shows each painting as one finished bitmap. Where a page is put together without a graphics card, the browser copies a canvas
 * that was drawn on in full for every frame, even while nothing is drawn on it; a bitmap is handed to it once.
 */
export function createDoubleBuffer(canvas: HTMLCanvasElement): DoubleBuffer {
  const shown = canvas.getContext('bitmaprenderer');
  const workshop = new OffscreenCanvas(1, 1);
  const surface = workshop.getContext('2d');
  if (!shown || !surface) throw new Error('The browser gives no drawing surface');
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
      workshop.width = widthPx;
      workshop.height = heightPx;
      canvas.width = widthPx;
      canvas.height = heightPx;
      isBlank = true;
      return true;
    },
    paint: (isWhole, paint) => {
      if (!isWhole && !isBlank) surface.drawImage(canvas, 0, 0);
      paint(surface);
      shown.transferFromImageBitmap(workshop.transferToImageBitmap());
      isBlank = false;
    },
  };
}
