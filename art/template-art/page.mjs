// Drawing functions shared by several designs. Lengths in cm.
import { alpha } from './brush.mjs';

/** Distance that background art extends beyond the trim: enough for the smallest canvas on the deep frame. */
export const BEYOND = 6.5;

export function wholePage({ width, height }) {
  return { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
}

export function fillRect(ctx, { x, y, width, height }, color) {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
}

/** Fills a rectangle with a vertical gradient. */
export function fillRun(ctx, { x, y, width, height }, colors) {
  const run = ctx.createLinearGradient(0, y, 0, y + height);
  colors.forEach((color, index) => {
    run.addColorStop(index / (colors.length - 1), color);
  });
  fillRect(ctx, { x, y, width, height }, run);
}

export function fillCircle(ctx, { x, y, radius }, color) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

export function strokeCircle(ctx, { x, y, radius }, color, width) {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.stroke();
}

export function softSpot(ctx, { x, y, radius }, color, strength) {
  const run = ctx.createRadialGradient(x, y, 0, x, y, radius);
  run.addColorStop(0, alpha(color, strength));
  run.addColorStop(1, alpha(color, 0));
  ctx.fillStyle = run;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Soft clouds of tone all over a rectangle, as paper and plaster have them. */
export function mottle(ctx, dice, { x, y, width, height }, { colors, count, radius, strength }) {
  for (let index = 0; index < count; index++)
    softSpot(
      ctx,
      { x: x + dice.next() * width, y: y + dice.next() * height, radius: radius * dice.between(0.5, 1.4) },
      dice.pick(colors),
      strength,
    );
}

/** Paints with the origin moved to the middle of a rectangle and turned, for things that lie askew. */
export function tilted(ctx, { x, y, width, height }, tiltDeg, paint) {
  ctx.save();
  ctx.translate(x + width / 2, y + height / 2);
  ctx.rotate((tiltDeg * Math.PI) / 180);
  paint({ x: -width / 2, y: -height / 2, width, height });
  ctx.restore();
}
