import type { Rect, SizePx } from '@muro/domain';
import type { PaintContext, ShadowMask } from '@muro/painter';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

export type CanvasKit = typeof import('@napi-rs/canvas');

/** Pixels to draw, and the part of the drawn box that they fill, fractions 0–1. */
export interface RasterPicture {
  readonly canvas: Canvas;
  readonly part: Rect;
}

export const WHOLE_BOX: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** Adapts Node's canvas to the painter. Its pictures may be parts of a drawn box. */
export function rasterContext(context: SKRSContext2D): PaintContext<RasterPicture> {
  return {
    get fillStyle() {
      return String(context.fillStyle);
    },
    set fillStyle(color) {
      context.fillStyle = color;
    },
    get globalAlpha() {
      return context.globalAlpha;
    },
    set globalAlpha(alpha) {
      context.globalAlpha = alpha;
    },
    save: () => context.save(),
    restore: () => context.restore(),
    transform: (...matrix) => context.transform(...matrix),
    beginPath: () => context.beginPath(),
    moveTo: (x, y) => context.moveTo(x, y),
    lineTo: (x, y) => context.lineTo(x, y),
    bezierCurveTo: (...points) => context.bezierCurveTo(...points),
    clip: () => context.clip(),
    fill: () => context.fill(),
    drawImage({ canvas, part }, ...[x, y, width, height]) {
      context.drawImage(canvas, x + part.x * width, y + part.y * height, part.width * width, part.height * height);
    },
  };
}

/** Size of the strips in which pixels are copied onto a canvas. */
const STRIP_BYTES = 1024 * 1024;

/**
 * Creates a canvas of pixels, four bytes each. They are copied in strips, since the library would keep a second copy of all of them until
 * the garbage is collected.
 */
export function pixelCanvas(kit: CanvasKit, { widthPx, heightPx }: SizePx, rgba: Buffer): Canvas {
  const canvas = kit.createCanvas(widthPx, heightPx);
  const surface = canvas.getContext('2d');
  const stripRows = Math.min(heightPx, Math.max(1, Math.floor(STRIP_BYTES / (4 * widthPx))));
  const strip = new kit.ImageData(widthPx, stripRows);
  for (let top = 0; top < heightPx; top += stripRows) {
    const rows = Math.min(stripRows, heightPx - top);
    strip.data.set(rgba.subarray(4 * widthPx * top, 4 * widthPx * (top + rows)));
    surface.putImageData(strip, 0, top, 0, 0, widthPx, rows);
  }
  return canvas;
}

/** Converts the mask of a shadow to a black picture with its alpha. */
export function shadowPicture(kit: CanvasKit, { widthPx, heightPx, alpha }: ShadowMask): RasterPicture {
  const rgba = Buffer.alloc(4 * alpha.length);
  alpha.forEach((value, index) => {
    rgba[4 * index + 3] = value;
  });
  return { canvas: pixelCanvas(kit, { widthPx, heightPx }, rgba), part: WHOLE_BOX };
}

/** Frees the pixels of a canvas at once. The garbage collector counts only the few bytes of its handle, so it would come late. */
export function freePixels(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
