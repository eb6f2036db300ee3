// Hills behind hills: each a ridge with spruces on it, paler with distance, fog in the valleys between.
import { chance, fractal, smoothstep } from '../noise.mjs';
import { person } from '../people.mjs';
import { blur, cover, light, newMask, shade } from '../picture.mjs';
import { direction, lens, sky } from '../sky.mjs';
import { drawStrokes } from '../strokes.mjs';

const blend = (a, b, share) => a.map((value, c) => value + share * (b[c] - value));

/** A spruce as strokes; its branches hang and no two are alike. */
function spruce(dice, { x, y, tall }) {
  const strokes = [[x, y + tall * 0.1, tall * 0.018, x + dice.between(-0.01, 0.01) * tall, y - tall, tall * 0.002]];
  const storeys = Math.max(6, Math.min(30, Math.round(tall / 5)));
  for (let storey = 0; storey < storeys; storey++) {
    const share = (storey + dice.next()) / storeys;
    for (const side of [-1, 1]) {
      const reach = tall * (0.02 + 0.19 * share) * dice.between(0.55, 1.15);
      const from = y - tall * (1 - share) * 0.98;
      strokes.push([x, from, tall * 0.02, x + side * reach, from + reach * dice.between(0.25, 0.6), tall * 0.004]);
    }
  }
  return strokes;
}

function ridgeMask(picture, { level, rough, scale, seed, trees, tall }) {
  const { width, height } = picture;
  const mask = newMask(picture);
  const heightAt = (x) =>
    height *
    (level -
      rough *
        (0.6 * fractal((x / height) * scale, seed, seed, { octaves: 6, gain: 0.47 }) +
          0.25 * (0.4 - Math.abs(fractal((x / height) * scale * 0.6, seed + 7, seed, { octaves: 4 })))));
  for (let x = 0; x < width; x++) {
    const top = heightAt(x);
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) mask.data[y * width + x] = Math.min(1, y - top + 0.5);
  }
  const dice = chance(seed);
  for (let tree = 0; tree < trees; tree++) {
    const x = dice.between(-0.02, 1.02) * width;
    const clump = 0.6 + fractal((x / height) * 6, 3, seed + 5, { octaves: 3 });
    if (dice.next() > clump) continue;
    drawStrokes(mask, spruce(dice, { x, y: heightAt(x) + dice.between(0, 0.3) * tall, tall: tall * dice.between(0.45, 1.1) }), 1.2);
  }
  return { mask, heightAt };
}

function hills(picture, { skyAt, fovDeg, pitchDeg, layers, far, near, fog, seed, roughness = 0.2, from = 0.38, to = 0.98, pine = 0.09 }) {
  const { width, height } = picture;
  const aspect = width / height;
  const ray = lens({ aspect, fovDeg, pitchDeg });
  shade(picture, (x, y, out) => {
    const dir = ray(x, y);
    skyAt([dir[0], Math.max(0.001, dir[1]), dir[2]], out);
  });
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1);
    const dice = chance(seed * 31 + layer);
    const level = from + (to - from) * share ** 0.85 + dice.between(-0.025, 0.025);
    const { mask } = ridgeMask(picture, {
      level,
      rough: roughness * (1.1 - 0.45 * share) * dice.between(0.6, 1.3),
      scale: 1.9 - share * 0.9,
      seed: seed + layer * 13,
      trees: share < 0.3 ? 0 : Math.round(aspect * (110 - 50 * share)),
      tall: height * pine * share ** 1.4,
    });
    if (layer < layers / 2) blur(mask, 1);
    const body = blend(far, near, share ** 1.2);
    cover(picture, mask, (x, y) => {
      const below = y / height - level;
      const mist =
        smoothstep(-0.02, 0.3, below) * (0.75 - 0.45 * share) +
        0.16 * fractal((x / height) * 2.2, (y / height) * 5, seed + layer, { octaves: 4 });
      const wood = 1 + (0.28 * share + 0.05) * fractal((x / height) * 34, (y / height) * 26, seed + layer, { octaves: 4, gain: 0.65 });
      return blend(
        body.map((c) => c * wood),
        fog,
        Math.min(0.94, Math.max(0, mist + 0.1)),
      );
    });
  }
  return picture;
}

const runOf = (...colors) => colors.map((c) => light(c));

/** A person on the summit with raised arms. */
export function onTheSummit(picture) {
  hills(picture, {
    skyAt: sky({
      colors: runOf('#f7b183', '#d99a94', '#8a86ab', '#46598c'),
      sun: { at: direction(3, 5), color: light('#ffb884'), power: 0.9, disc: 0.9999 },
      clouds: { seed: 71, scale: 0.35, amount: -0.04, thick: 1, lit: light('#f3b59b'), dark: light('#7b7091') },
    }),
    fovDeg: 34,
    pitchDeg: 6,
    layers: 5,
    far: light('#a77f86'),
    near: light('#2e2837'),
    fog: light('#e0a391', 0.75),
    seed: 66,
    from: 0.58,
    to: 0.92,
  });
  const { height } = picture;
  const { mask, heightAt } = ridgeMask(picture, { level: 0.85, rough: 0.13, scale: 1.1, seed: 5, trees: 0, tall: 1 });
  const tall = height * 0.2;
  for (const [at, pose, size, more] of [
    [0.42, 'armsUp', 1, {}],
    [0.54, 'standing', 0.93, { longHair: true }],
  ]) {
    const x = picture.width * at;
    drawStrokes(mask, person({ x, y: heightAt(x) + 3, tall: tall * size, pose, ...more }), 1.6);
  }
  cover(picture, mask, light('#151218', 0.6));
  return picture;
}

/** A clear night over the ridge. */
export function starryNight(picture) {
  const { width, height, data } = picture;
  shade(
    picture,
    (x, y, out) => {
      const along = (x - 0.12) * 0.82 + (y - 0.2) * 0.42;
      const across = (x - 0.36) * 0.86 - (y - 0.45) * 0.5 + 0.05 * fractal(x * 2, y * 2, 4, { octaves: 3 });
      const dust = smoothstep(0.05, 0.5, fractal(x * 4.5, y * 4.5, 9, { octaves: 6, gain: 0.55 }) + 0.35 - Math.abs(across - 0.02) * 5);
      const band = Math.exp(-((across / 0.13) ** 2)) * (0.5 + 0.5 * fractal(along * 5, across * 8, 2, { octaves: 5 })) * (1 - 0.75 * dust);
      const low = Math.exp(-(1 - y) * 3.4);
      out[0] = 0.007 + 0.05 * band + 0.16 * low;
      out[1] = 0.013 + 0.05 * band + 0.12 * low;
      out[2] = 0.032 + 0.075 * band + 0.1 * low;
    },
    1,
  );
  const dice = chance(99);
  for (let star = 0; star < 2600; star++) {
    const [x, y] = [Math.floor(dice.next() * width), Math.floor(dice.next() * height)];
    const across = (x / height - 0.36) * 0.86 - (y / height - 0.45) * 0.5;
    if (dice.next() > 0.45 + Math.exp(-((across / 0.15) ** 2))) continue;
    const power = 0.03 / (0.02 + dice.next() ** 0.8);
    const tint = dice.pick([light('#ffe9d2'), light('#dfe8ff'), light('#ffffff')]);
    for (const [dx, dy, share] of [
      [0, 0, 1],
      [1, 0, 0.4],
      [0, 1, 0.4],
      [1, 1, 0.2],
    ])
      if (x + dx < width && y + dy < height)
        for (let c = 0; c < 3; c++) data[((y + dy) * width + x + dx) * 3 + c] += share * power * tint[c];
  }
  const back = ridgeMask(picture, { level: 0.87, rough: 0.16, scale: 1.4, seed: 18, trees: 0, tall: 1 });
  cover(picture, blur(back.mask, 1), light('#1b2030', 0.8));
  const front = ridgeMask(picture, { level: 0.97, rough: 0.1, scale: 1.2, seed: 8, trees: 70, tall: height * 0.2 });
  cover(picture, front.mask, light('#090b10', 0.7));
  return picture;
}
