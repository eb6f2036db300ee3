import type { Rect } from '@muro/domain';
import type { PaintContext } from '@muro/painter';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

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
