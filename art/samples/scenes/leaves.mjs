// Leaves and grass against the light, most of it out of focus.
import { addDisc } from '../bokeh.mjs';
import { drift, palette } from '../drift.mjs';
import { chance, fractal, smoothstep } from '../noise.mjs';
import { blur, cover, light, newMask, shade } from '../picture.mjs';
import { blade, drawStrokes } from '../strokes.mjs';

/** Sun through leaves, far out of focus, with a few leaves nearer. */
function foliage(picture, { seed, back, spots, leaf, count = 90 }) {
  const { width, height } = picture;
  drift(picture, back, { seed, scale: 1.7, fall: 0.35 });
  const dice = chance(seed);
  for (let blob = 0; blob < 60; blob++) {
    const [x, y] = [dice.next() * width, dice.next() * height];
    addDisc(picture, {
      x,
      y,
      radius: height * dice.between(0.04, 0.12),
      color: dice.pick(spots).map((c) => c * 0.06),
      softness: height * 0.03,
      rim: 0.1,
    });
  }
  for (let spot = 0; spot < count; spot++) {
    const x = dice.next() * width;
    const y = height * dice.next();
    if (0.25 + fractal((x / height) * 2, (y / height) * 2, seed + 3, { octaves: 3 }) * 1.3 + 0.35 * (1 - y / height) < dice.next())
      continue;
    const gain = 0.3 * Math.exp(0.6 * dice.normal());
    addDisc(picture, { x, y, radius: height * dice.between(0.022, 0.05), color: dice.pick(spots).map((c) => c * gain), rim: 0.3 });
  }
  for (const depth of [14, 7, 2.5]) {
    const mask = newMask(picture);
    const n = depth > 10 ? 14 : depth > 4 ? 9 : 5;
    for (let at = 0; at < n; at++) {
      const side = dice.next() < 0.5;
      leafStrokes(mask, dice, {
        x: width * (side ? dice.between(-0.05, 0.35) : dice.between(0.5, 1.05)),
        y: height * dice.between(-0.05, side ? 0.45 : 0.75),
        size: height * dice.between(0.1, 0.2),
      });
    }
    blur(mask, (depth * height) / 600);
    const shadeAt = (x, y) => {
      const g = 0.65 + 0.7 * fractal((x / height) * 5, (y / height) * 5, seed + depth, { octaves: 4 });
      return leaf.map((c) => c * g * (depth > 10 ? 0.6 : 1));
    };
    cover(picture, mask, shadeAt, 0.9);
  }
  return picture;
}

/** A leaf as the sum of ribs that leave its midrib. */
function leafStrokes(mask, dice, { x, y, size }) {
  const turn = dice.between(0, 6.28);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const narrow = dice.between(0.14, 0.27);
  const strokes = [];
  for (let at = 0; at < 14; at++) {
    const t = at / 13;
    const r = size * narrow * Math.sin(Math.PI * t ** 0.8) ** 0.9;
    const bend = size * 0.12 * t * t;
    strokes.push([
      x + cos * size * t - sin * bend,
      y + sin * size * t + cos * bend,
      r,
      x + cos * size * (t + 0.04) - sin * bend,
      y + sin * size * (t + 0.04) + cos * bend,
      r,
    ]);
  }
  drawStrokes(mask, strokes, 1.5);
}

export const sunInLeaves = (picture) =>
  foliage(picture, {
    seed: 7,
    back: palette('#16280f', '#36521a', '#6f8a2c', '#b9bf5a'),
    spots: palette('#dce87a', '#f4f3b4', '#a9cf4a'),
    leaf: light('#5d8a1c', 0.9),
  });

export const autumnLeaves = (picture) =>
  foliage(picture, {
    seed: 19,
    back: palette('#2a150b', '#6b3413', '#b0671c', '#d99a3e'),
    spots: palette('#ffc052', '#ffe0a0', '#f08a2c'),
    leaf: light('#c25a14', 0.9),
  });

/** Grass against the low sun. */
export function goldenGrass(picture) {
  const { width, height } = picture;
  const [sx, sy] = [0.62 * (width / height), 0.42];
  shade(
    picture,
    (x, y, out) => {
      const near = Math.hypot(x - sx, y - sy);
      const field = smoothstep(0.5, 0.62, y + 0.03 * fractal(x * 2, 1, 4, { octaves: 3 }));
      const glow = 2.6 * Math.exp(-((near / 0.11) ** 2)) + 0.75 * Math.exp(-near / 0.3);
      const sky = light('#d98f55');
      const earth = light('#5e3c16');
      for (let c = 0; c < 3; c++)
        out[c] = sky[c] * (0.55 + 0.5 * y) + field * (earth[c] - sky[c] * 0.8) + glow * [1, 0.72, 0.36][c] * (1 - 0.45 * field);
    },
    1,
  );
  blur(picture, height * 0.012);
  const dice = chance(77);
  for (let spot = 0; spot < 80; spot++)
    addDisc(picture, {
      x: dice.next() * width,
      y: height * dice.between(0.55, 1),
      radius: height * dice.between(0.012, 0.03),
      color: light('#ffc564', 0.16 * Math.exp(0.6 * dice.normal())),
    });
  for (const [soft, count, tone, size] of [
    [9, 60, '#8a5a22', 0.5],
    [3.5, 34, '#5a3714', 0.62],
    [0.5, 16, '#241406', 0.72],
  ]) {
    const mask = newMask(picture);
    for (let stalk = 0; stalk < count; stalk++) {
      const { strokes, tip } = blade({
        x: dice.next() * width,
        y: height * 1.03,
        length: height * size * dice.between(0.5, 1.1),
        angle: dice.between(-0.12, 0.25),
        bend: dice.between(0.05, 0.7),
        radius: height * 0.0042,
      });
      drawStrokes(mask, strokes, 1.2);
      for (let seed = 0; seed < 16; seed++) {
        const [x, y, turn] = tip;
        const back = (seed / 16) * height * 0.11;
        const [gx, gy] = [x - Math.sin(turn) * back, y + Math.cos(turn) * back];
        const out = turn + (seed % 2 ? 0.5 : -0.5);
        drawStrokes(
          mask,
          [[gx, gy, height * 0.0042, gx + Math.sin(out) * height * 0.02, gy - Math.cos(out) * height * 0.02, height * 0.0012]],
          1.2,
        );
      }
    }
    cover(picture, blur(mask, (soft * height) / 600), light(tone, 0.8), 0.92);
  }
  return picture;
}
