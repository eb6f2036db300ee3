// Flowers as cut paper, ring upon ring of petals. Lengths in cm.
import { alpha, mix } from './brush.mjs';
import { berry, lifted } from './leaves.mjs';

export const BLUSH = { outer: '#e9c3b4', inner: '#c98a7c', heart: '#a8645c' };
export const CREAM = { outer: '#f7ead3', inner: '#e6c99b', heart: '#c79a5d' };
export const WINE = { outer: '#b5676a', inner: '#8d444d', heart: '#66303c' };
export const PEACH = { outer: '#f0cda6', inner: '#dd9f74', heart: '#b9724d' };

/** A petal that points along the x axis, its foot in the origin; `notch` dents the rim. */
function petal(ctx, length, width, notch) {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(length * 0.15, -width * 0.75, length * 0.75, -width * 0.85, length * 0.98, -width * 0.28);
  ctx.quadraticCurveTo(length * (1.03 - notch), 0, length * 0.98, width * 0.28);
  ctx.bezierCurveTo(length * 0.75, width * 0.85, length * 0.15, width * 0.75, 0, 0);
  ctx.closePath();
}

function petalRing(ctx, dice, { x, y, count, length, width, start, foot, rim, lift, notch = 0.04 }) {
  for (let index = 0; index < count; index++) {
    const size = dice.between(0.93, 1.06);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(start + (index / count) * Math.PI * 2 + dice.between(-0.07, 0.07));
    lifted(ctx, lift, () => {
      const run = ctx.createLinearGradient(0, 0, length * size, 0);
      run.addColorStop(0, foot);
      run.addColorStop(0.55, mix(foot, rim, 0.6));
      run.addColorStop(1, mix(rim, '#ffffff', dice.between(0, 0.14)));
      ctx.fillStyle = run;
      petal(ctx, length * size, width * size, notch);
      ctx.fill();
    });
    ctx.strokeStyle = alpha(mix(foot, rim, 0.3), 0.35);
    ctx.lineWidth = 0.018;
    for (const side of [-0.3, 0, 0.3]) {
      ctx.beginPath();
      ctx.moveTo(length * 0.2, side * width * 0.2);
      ctx.quadraticCurveTo(length * 0.55, side * width * 0.8, length * 0.86, side * width * 0.75);
      ctx.stroke();
    }
    ctx.restore();
  }
}

/** A garden rose: rings that close towards the heart, which is a spiral. */
export function rose(ctx, dice, { x, y, radius, colors }) {
  const rings = 6;
  const start = dice.between(0, Math.PI * 2);
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1);
    const length = radius * (1 - 0.78 * share);
    petalRing(ctx, dice, {
      x,
      y,
      count: Math.round(8 - 3 * share),
      length,
      width: length * (0.62 + 0.25 * share),
      start: start + ring * 0.55,
      foot: mix(mix(colors.inner, colors.heart, share), '#3a2020', 0.08),
      rim: mix(colors.outer, colors.inner, share * 0.85),
      lift: 0.1 * (1 - 0.5 * share),
    });
  }
  ctx.save();
  ctx.strokeStyle = alpha(colors.heart, 0.75);
  ctx.lineWidth = radius * 0.035;
  ctx.beginPath();
  for (let turn = 0; turn < Math.PI * 4.2; turn += 0.15) {
    const reach = radius * 0.016 * turn;
    ctx.lineTo(x + Math.cos(turn + start) * reach, y + Math.sin(turn + start) * reach);
  }
  ctx.stroke();
  ctx.restore();
}

/** An anemone: two rings of broad petals, a dark eye in a crown of stamens. */
export function anemone(ctx, dice, { x, y, radius, colors = CREAM, eye = '#3d3a45' }) {
  for (const [ring, size] of [1, 0.82].entries()) {
    petalRing(ctx, dice, {
      x,
      y,
      count: 6,
      length: radius * size,
      width: radius * size * 0.72,
      start: dice.between(0, 1) + ring * 0.52,
      foot: mix(colors.inner, '#ffffff', 0.25),
      rim: mix(colors.outer, '#ffffff', 0.45),
      lift: 0.1,
      notch: 0.1,
    });
  }
  ctx.strokeStyle = alpha(eye, 0.7);
  ctx.lineWidth = radius * 0.018;
  for (let index = 0; index < 34; index++) {
    const angle = (index / 34) * Math.PI * 2 + dice.between(-0.05, 0.05);
    const reach = radius * dice.between(0.27, 0.36);
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(angle) * radius * 0.12, y + Math.sin(angle) * radius * 0.12);
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    ctx.stroke();
    ctx.fillStyle = eye;
    ctx.beginPath();
    ctx.arc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.022, 0, Math.PI * 2);
    ctx.fill();
  }
  berry(ctx, { x, y, radius: radius * 0.15 }, eye);
}

/** A small five-petalled blossom. */
export function blossom(ctx, dice, { x, y, radius, colors }) {
  petalRing(ctx, dice, {
    x,
    y,
    count: 5,
    length: radius,
    width: radius * 0.66,
    start: dice.between(0, Math.PI * 2),
    foot: colors.inner,
    rim: mix(colors.outer, '#ffffff', 0.3),
    lift: 0.07,
    notch: 0.14,
  });
  berry(ctx, { x, y, radius: radius * 0.2 }, '#d9a94a');
}
