// Lamps out of focus, rain and snow before them.
import { addDisc } from '../bokeh.mjs';
import { drift, palette } from '../drift.mjs';
import { chance } from '../noise.mjs';
import { blur, copyOf, cover, light, newMask } from '../picture.mjs';
import { drawStrokes } from '../strokes.mjs';

/** Lamps along streets: rows of one colour, each lamp a little different. */
function street(picture, { seed, tints, rows, count, radius, top = 0.2, bottom = 0.9, power = 1 }) {
  const { width, height } = picture;
  const dice = chance(seed);
  for (let row = 0; row < rows; row++) {
    const share = dice.next();
    const [y, tilt] = [height * (top + (bottom - top) * share), dice.between(-0.12, 0.12)];
    const tint = dice.pick(tints);
    const gap = dice.between(0.03, 0.14) * width;
    const start = dice.next() * width;
    const lamps = Math.ceil(dice.between(0.3, 1) * count);
    for (let lamp = 0; lamp < lamps; lamp++) {
      const x = start + (lamp - lamps / 2) * gap * dice.between(0.6, 1.4);
      const gain = power * Math.exp(0.8 * dice.normal()) * 0.32;
      addDisc(picture, {
        x,
        y: y + (x - start) * tilt + dice.normal() * height * 0.02,
        radius: radius * height * (0.55 + 0.6 * share) * dice.between(0.85, 1.1),
        color: tint.map((c) => c * gain),
      });
    }
  }
  return picture;
}

export function cityLights(picture) {
  drift(picture, palette('#0a0a12', '#15121d', '#2c1c1d'), { seed: 3, fall: 0.5 });
  street(picture, {
    seed: 5,
    tints: palette('#ff9d3c', '#ffb45e', '#ffd9a0', '#ff5a32', '#ffc98a'),
    rows: 15,
    count: 9,
    radius: 0.036,
    power: 1.2,
  });
  return street(picture, {
    seed: 8,
    tints: palette('#ff3a24', '#ff8a3c', '#59d6b0'),
    rows: 5,
    count: 4,
    radius: 0.06,
    top: 0.6,
    power: 0.8,
  });
}

export function harbourLights(picture) {
  drift(picture, palette('#060b18', '#0b1830', '#1a3050'), { seed: 13, fall: 0.3 });
  street(picture, {
    seed: 23,
    tints: palette('#7fb4ff', '#a8d0ff', '#e6f0ff', '#ffc07a', '#5fd0d8'),
    rows: 14,
    count: 9,
    radius: 0.034,
    top: 0.35,
    bottom: 0.75,
    power: 1,
  });
  return street(picture, { seed: 28, tints: palette('#ffab5e', '#8fc0ff'), rows: 4, count: 4, radius: 0.055, top: 0.45, power: 0.6 });
}

/** A string of lamps in a garden at night. */
export function gardenLamps(picture) {
  drift(picture, palette('#0d0c0b', '#201a12', '#2f2a17'), { seed: 31, scale: 2 });
  const { width, height } = picture;
  const dice = chance(12);
  for (const [from, to, sag, size] of [
    [0.1, 0.25, 0.2, 0.022],
    [0.3, 0.12, 0.3, 0.034],
    [0.42, 0.5, 0.22, 0.05],
  ])
    for (let lamp = -1; lamp < 14; lamp++) {
      const t = (lamp + dice.between(-0.15, 0.15)) / (13 - size * 90);
      const gain = dice.between(0.35, 1.1);
      addDisc(picture, {
        x: t * width,
        y: height * (from + (to - from) * t + sag * 4 * t * (1 - t)),
        radius: height * size,
        color: light('#ffb765', gain),
      });
    }
  return picture;
}

/** Drops on a pane; each shows the street upside down. */
export function rainOnThePane(picture) {
  drift(picture, palette('#0b1018', '#1a2330', '#39414a'), { seed: 51, fall: 0.2 });
  street(picture, {
    seed: 61,
    tints: palette('#ffb066', '#ffd9a8', '#ff6a45', '#bfd8ff', '#ffc98a'),
    rows: 9,
    count: 6,
    radius: 0.075,
    power: 0.8,
  });
  blur(picture, picture.height * 0.006);
  const { width, height, data } = picture;
  const behind = blur(copyOf(picture), height * 0.004);
  const dice = chance(15);
  for (let drop = 0; drop < 900; drop++) {
    const radius = Math.max(1.2, height * 0.0042 * Math.exp(0.75 * dice.normal()));
    if (radius > height * 0.028) continue;
    const [cx, cy, tall] = [dice.next() * width, dice.next() * height, dice.between(1, 1.25)];
    for (let y = Math.max(0, Math.floor(cy - radius * tall)); y < Math.min(height, cy + radius * tall); y++)
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
        const [dx, dy] = [(x - cx) / radius, (y - cy) / radius / tall];
        const r = Math.hypot(dx, dy);
        if (r > 1) continue;
        const fx = Math.round(Math.min(width - 1, Math.max(0, cx - dx * width * 0.28)));
        const fy = Math.round(Math.min(height - 1, Math.max(0, cy - dy * height * 0.32)));
        const edge = 1 - 0.8 * r ** 5;
        const share = Math.min(1, (1 - r) * radius);
        for (let c = 0; c < 3; c++) {
          const at = (y * width + x) * 3 + c;
          data[at] += share * (behind.data[(fy * width + fx) * 3 + c] * edge * 1.15 + 0.01 - data[at]);
        }
      }
  }
  return picture;
}

/** Snow before a dark wood. */
export function snowAtNight(picture) {
  drift(picture, palette('#0c1624', '#1a2c42', '#39506b'), { seed: 71, scale: 1.1, fall: 0.4 });
  const { width, height } = picture;
  const dice = chance(4);
  const wood = newMask(picture);
  for (let tree = 0; tree < 12; tree++) {
    const x = dice.next() * width;
    drawStrokes(wood, [[x, height * 1.1, height * dice.between(0.05, 0.1), x, height * dice.between(0.1, 0.45), 1]], 2);
  }
  cover(picture, blur(wood, height * 0.018), light('#0b141f'), 0.75);
  for (let flake = 0; flake < 420; flake++) {
    const near = dice.next() ** 3;
    addDisc(picture, {
      x: dice.next() * width,
      y: dice.next() * height,
      radius: height * (0.002 + 0.026 * near),
      color: light('#dfeaf7', (0.5 - 0.36 * near ** 0.5) * dice.between(0.4, 1)),
      rim: 0.1,
      softness: 1 + height * 0.004,
    });
  }
  return picture;
}
