// Leaves, stems and berries as cut paper: flat colours, a fold along the middle, a soft shadow below. Lengths in cm.
import { alpha, mix } from './brush.mjs';

export const GREENS = {
  eucalyptus: ['#8fa89b', '#6f8f84', '#a9bdb0', '#5f7f78'],
  olive: ['#8a9464', '#707d4f', '#a3aa7c', '#5c6a45'],
  sage: ['#9cab86', '#7f9270', '#b4bf9f', '#667a5c'],
  deep: ['#4f6b57', '#3f5a4b', '#648069', '#35503f'],
};

/** Draws the output of `paint` slightly above the paper, with a shadow. */
export function lifted(ctx, height, paint) {
  ctx.save();
  ctx.shadowColor = 'rgba(54, 44, 30, 0.34)';
  ctx.shadowBlur = height * ctx.pxPerCm;
  ctx.shadowOffsetX = height * 0.35 * ctx.pxPerCm;
  ctx.shadowOffsetY = height * 0.6 * ctx.pxPerCm;
  paint();
  ctx.restore();
}

/** `belly`: where the leaf is widest, 0 at the stalk to 1 at the tip; `bend`: how far the tip leans aside. */
function outline(ctx, { length, width, belly, bend }) {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * belly * 0.55, -width, length * (belly + 0.25), -width + bend * 0.5, length, bend);
  ctx.bezierCurveTo(length * (belly + 0.25), width + bend * 0.5, length * belly * 0.55, width, 0, 0);
  ctx.closePath();
}

export function leaf(ctx, dice, { x, y, angle, length, width, palette, belly = 0.35, lift = 0.12 }) {
  const color = dice.pick(palette);
  const shape = { length, width: width / 1.5, belly, bend: dice.between(-0.12, 0.12) * length };
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  lifted(ctx, lift, () => {
    const run = ctx.createLinearGradient(0, 0, length, 0);
    run.addColorStop(0, mix(color, '#2c3a2e', 0.22));
    run.addColorStop(0.45, color);
    run.addColorStop(1, mix(color, '#f2efdc', 0.16));
    ctx.fillStyle = run;
    outline(ctx, shape);
    ctx.fill();
  });
  fold(ctx, shape, color);
  ctx.restore();
}

/** One half in shade, a light middle line, and veins. */
function fold(ctx, shape, color) {
  const { length, width, bend } = shape;
  outline(ctx, shape);
  ctx.clip();
  ctx.fillStyle = alpha(mix(color, '#22332c', 0.55), 0.26);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(length * 0.5, bend * 0.2, length, bend);
  ctx.lineTo(length, width * 2);
  ctx.lineTo(0, width * 2);
  ctx.fill();
  ctx.strokeStyle = alpha(mix(color, '#fbf8e8', 0.6), 0.75);
  ctx.lineWidth = Math.max(0.02, width * 0.05);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(length * 0.5, bend * 0.2, length * 0.97, bend);
  ctx.stroke();
  ctx.lineWidth = Math.max(0.012, width * 0.022);
  ctx.strokeStyle = alpha(mix(color, '#fbf8e8', 0.5), 0.4);
  for (let at = 0.18; at < 0.85; at += 0.11) {
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(length * at, bend * at * at);
      ctx.quadraticCurveTo(length * (at + 0.08), side * width * 0.4, length * (at + 0.2), side * width * 0.9);
      ctx.stroke();
    }
  }
}

/** Points of a curve with the direction of growth at each. */
export function curve(at, count, from = 0, to = 1) {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = from + ((to - from) * index) / count;
    const [x, y] = at(t);
    const [aheadX, aheadY] = at(t + (to - from) * 0.004);
    return { x, y, t: index / count, angle: Math.atan2(aheadY - y, aheadX - x) };
  });
}

export function stem(ctx, points, { color = '#6d6a4c', thick = 0.14 }) {
  ctx.save();
  ctx.lineCap = 'round';
  ctx.strokeStyle = color;
  points.slice(1).forEach((point, index) => {
    const before = points[index];
    ctx.lineWidth = thick * (1 - 0.75 * point.t);
    ctx.beginPath();
    ctx.moveTo(before.x, before.y);
    ctx.lineTo(point.x, point.y);
    ctx.stroke();
  });
  ctx.restore();
}

/**
 * A branch along `points`: leaves on both sides, smaller towards the tip, one at the end.
 * `spread`: angle between leaf and stem; `alternate`: sides take turns instead of pairs.
 */
export function branch(ctx, dice, points, { palette, length, width, spread = 0.8, alternate = false, belly = 0.35, thick = 0.12, lift }) {
  stem(ctx, points, { color: mix(palette[1], '#5d4c33', 0.45), thick });
  points.slice(1, -1).forEach((point, index) => {
    const size = (1 - 0.5 * point.t) * dice.between(0.88, 1.1);
    const sides = alternate ? [index % 2 === 0 ? -1 : 1] : [-1, 1];
    for (const side of sides) {
      const angle = point.angle + side * (spread + dice.between(-0.14, 0.14)) * (1 - 0.25 * point.t);
      leaf(ctx, dice, { ...point, angle, length: length * size, width: width * size, palette, belly, lift });
    }
  });
  const tip = points.at(-1);
  leaf(ctx, dice, { ...tip, length: length * 0.6, width: width * 0.55, palette, belly, lift });
}

/** A fern frond: narrow leaflets that close towards the tip. */
export function fern(ctx, dice, points, { palette, length }) {
  stem(ctx, points, { color: palette[3], thick: 0.09 });
  points.slice(1).forEach((point) => {
    const size = length * Math.sin(Math.PI * (0.22 + 0.78 * (1 - point.t))) * (1 - 0.35 * point.t);
    for (const side of [-1, 1]) {
      leaf(ctx, dice, { ...point, angle: point.angle + side * 1.05, length: size, width: size * 0.24, palette, belly: 0.3, lift: 0.06 });
    }
  });
}

/** Berries on thin stalks, in loose bunches to both sides of the curve. */
export function berries(ctx, dice, points, { colors, radius }) {
  stem(ctx, points, { color: '#7c6a4a', thick: 0.07 });
  for (const point of points.slice(1)) {
    const angle = point.angle + dice.pick([-1, 1]) * dice.between(0.3, 1);
    const reach = dice.between(0.5, 1.1);
    const x = point.x + Math.cos(angle) * reach;
    const y = point.y + Math.sin(angle) * reach;
    stem(
      ctx,
      [
        { ...point, t: 0 },
        { x, y, t: 0.6 },
      ],
      { color: '#7c6a4a', thick: 0.05 },
    );
    berry(ctx, { x, y, radius: radius * dice.between(0.75, 1.15) }, dice.pick(colors));
  }
}

export function berry(ctx, { x, y, radius }, color) {
  lifted(ctx, 0.1, () => {
    const run = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius * 1.05);
    run.addColorStop(0, mix(color, '#ffffff', 0.45));
    run.addColorStop(0.4, color);
    run.addColorStop(1, mix(color, '#2a1a1a', 0.4));
    ctx.fillStyle = run;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  });
}
