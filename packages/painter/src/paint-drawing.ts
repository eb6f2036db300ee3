import type { Drawing, DrawOp, Path, Rect } from '@muro/domain';
import type { PaintContext, Pictures } from './paint-context.ts';
import { shadowMask } from './shadow-mask.ts';

/**
 * Paints a drawing, back to front. Screen, flat picture and print file all use this painter.
 *
 * @param context  has a transform from the page's cm to the surface (see `PaintContext`)
 */
export function paintDrawing<Handle>(context: PaintContext<Handle>, drawing: Pick<Drawing, 'ops'>, pictures: Pictures<Handle>): void {
  for (const op of drawing.ops) paintOp(context, op, pictures);
}

/** Paints one operation, for surfaces that fetch each picture just before they draw it. */
export function paintOp<Handle>(context: PaintContext<Handle>, op: DrawOp, pictures: Pictures<Handle>): void {
  if (op.op === 'push') context.save();
  else if (op.op === 'pop') context.restore();
  else if (op.op === 'transform') context.transform(...op.matrix);
  else if (op.op === 'fill') fillPath(context, op.path, op.color, op.alpha);
  else if (op.op === 'glyphs') fillPath(context, op.path, op.color, 1);
  else if (op.op === 'clip') {
    tracePath(context, op.path);
    context.clip();
  } else if (op.op === 'image') {
    const handle = pictures.picture(op.picture);
    if (handle !== null) drawPicture(context, handle, op.rect);
  } else {
    const mask = shadowMask(op, pictures.shadowPxPerCm);
    drawPicture(context, pictures.shadow(mask), mask.rect);
  }
}

function fillPath<Handle>(context: PaintContext<Handle>, path: Path, color: string, alpha: number): void {
  context.globalAlpha = alpha;
  context.fillStyle = color;
  tracePath(context, path);
  context.fill();
}

function drawPicture<Handle>(context: PaintContext<Handle>, handle: Handle, { x, y, width, height }: Rect): void {
  context.globalAlpha = 1;
  context.drawImage(handle, x, y, width, height);
}

/**
 * Leaves contours open: `fill` and `clip` close them on every surface. A browser measures the whole path each time a contour is
 * closed explicitly, which makes a line of many letters slow.
 */
function tracePath<Handle>(context: PaintContext<Handle>, path: Path): void {
  context.beginPath();
  for (const step of path) {
    if (step[0] === 'M') context.moveTo(step[1], step[2]);
    else if (step[0] === 'L') context.lineTo(step[1], step[2]);
    else if (step[0] === 'C') context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
  }
}
