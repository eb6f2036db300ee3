// Sea scenes: glitter, a pink evening, the moon, and people in front.
import { chance, fractal, smoothstep } from '../noise.mjs';
import { person } from '../people.mjs';
import { blur, cover, light, newMask, shade } from '../picture.mjs';
import { direction, lens, sky } from '../sky.mjs';
import { drawStrokes } from '../strokes.mjs';
import { water } from '../water.mjs';

const GOLD = { colors: ['#f6b26b', '#e9a77f', '#8d93ad', '#4a648f'].map((c) => light(c)), color: light('#ffc27a') };
const ROSE = { colors: ['#f0a58e', '#d993a2', '#8a83b0', '#3e5184'].map((c) => light(c)), color: light('#ffab84') };
const BLUE = { colors: ['#dfe9ee', '#a9c9e2', '#5c95cb', '#2a63a6'].map((c) => light(c)), color: light('#fff6e6') };
const MOON = { colors: ['#2c3c55', '#1d2d4a', '#101c35', '#081021'].map((c) => light(c)), color: light('#cfdcf0') };

/** Sky above sea; the horizon is a breath of haze. */
function seaside(picture, { tint, sunAt, power, disc, clouds, pitchDeg = 0, fovDeg = 38, eye = 3, wind = 1, deep, seed }) {
  const aspect = picture.width / picture.height;
  const ray = lens({ aspect, fovDeg, pitchDeg });
  const skyAt = sky({ colors: tint.colors, sun: { at: direction(...sunAt), color: tint.color, power, disc }, clouds });
  const pixel = (fovDeg * Math.PI) / 180 / picture.height;
  const seaAt = water({ skyAt, deep, eye, wind, pixel, seed });
  const beyond = [0, 0, 0];
  return shade(picture, (x, y, out) => {
    const dir = ray(x, y);
    if (dir[1] >= 0) return skyAt(dir, out);
    seaAt(dir, out);
    skyAt([dir[0], 0.002, dir[2]], beyond);
    const air = 0.55 * Math.exp(dir[1] * 90);
    for (let c = 0; c < 3; c++) out[c] += air * (Math.min(3, beyond[c]) - out[c]);
  });
}

const veils = (seed, lit, dark, more = {}) => ({
  seed,
  scale: 0.35,
  amount: 0.02,
  thick: 1.1,
  lit: light(lit),
  dark: light(dark),
  ...more,
});

export const seaGlitter = (picture) =>
  seaside(picture, { tint: BLUE, sunAt: [4, 24], power: 1.2, pitchDeg: -9, eye: 7, wind: 0.85, deep: light('#14506a', 0.55), seed: 5 });

export const eveningSea = (picture) =>
  seaside(picture, {
    tint: ROSE,
    sunAt: [-9, 3.5],
    power: 0.8,
    disc: 0.99988,
    pitchDeg: 5,
    wind: 0.5,
    deep: light('#2b3550', 0.35),
    seed: 8,
    clouds: veils(21, '#f7b9a0', '#6f6488'),
  });

export const moonSea = (picture) =>
  seaside(picture, {
    tint: MOON,
    sunAt: [3, 13],
    power: 0.42,
    disc: 0.99992,
    pitchDeg: 3,
    fovDeg: 46,
    wind: 0.7,
    deep: light('#0a1626', 0.3),
    seed: 14,
    clouds: veils(33, '#3d4c66', '#131d31', { amount: -0.06 }),
  });

function silhouettes(picture, groups, color, softness = 1.6) {
  const mask = newMask(picture);
  for (const strokes of groups) drawStrokes(mask, strokes, softness);
  cover(picture, blur(mask, 0.4), color);
}

/** Wet sand from `top` (picture heights) down, uneven at its edge. */
function beach(picture, { top, wet, dry, seed }) {
  const mask = newMask(picture);
  const { width, height } = picture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const edge = top + 0.02 * fractal((x / height) * 3, seed, seed, { octaves: 4 }) + 0.05 * (x / width - 0.5);
      mask.data[y * width + x] = smoothstep(edge - 0.004, edge + 0.01, y / height);
    }
  cover(picture, mask, (x, y) => {
    const depth = (y / height - top) / (1 - top);
    const rough =
      0.75 +
      0.5 * fractal((x / height) * (9 - 5 * depth), (y / height) * 40 * (1.2 - depth), seed, { octaves: 4 }) +
      0.2 * fractal(x * 0.4, y * 0.6, seed + 1, { octaves: 2 });
    return wet.map((c, i) => (c + (dry[i] - c) * smoothstep(0.05, 0.8, depth)) * rough);
  });
}

export function coupleOnBeach(picture) {
  seaside(picture, {
    tint: GOLD,
    sunAt: [7, 5],
    power: 1.1,
    disc: 0.99985,
    pitchDeg: 2,
    eye: 2,
    wind: 0.55,
    deep: light('#3b3f4a', 0.3),
    seed: 17,
    clouds: veils(41, '#f3bd8f', '#8d7585', { amount: -0.02 }),
  });
  beach(picture, { top: 0.76, wet: light('#b98562', 0.5), dry: light('#57402f', 0.5), seed: 4 });
  const { width, height } = picture;
  const tall = height * 0.34;
  const [x, y] = [width * 0.34, height * 0.83];
  silhouettes(
    picture,
    [
      person({ x, y, tall, pose: 'handRight' }),
      person({ x: x + tall * 0.38, y: y + tall * 0.012, tall: tall * 0.92, pose: 'handLeft', dress: true, longHair: true }),
    ],
    light('#1b1214', 0.6),
  );
}

export function familyAtDusk(picture) {
  seaside(picture, {
    tint: ROSE,
    sunAt: [-2, 4],
    power: 1,
    pitchDeg: 6,
    eye: 2.2,
    wind: 0.5,
    deep: light('#33364c', 0.3),
    seed: 27,
    clouds: veils(52, '#f6b596', '#73678c', { amount: 0.06 }),
  });
  beach(picture, { top: 0.79, wet: light('#a27a78', 0.5), dry: light('#3f3238', 0.5), seed: 9 });
  const { width, height } = picture;
  const tall = height * 0.36;
  const [x, y] = [width * 0.55, height * 0.86];
  silhouettes(
    picture,
    [
      person({ x: x - tall * 0.36, y, tall, pose: 'handRight' }),
      person({ x, y: y + 2, tall: tall * 0.54, pose: 'reachingBoth', child: true }),
      person({ x: x + tall * 0.35, y: y - 1, tall: tall * 0.93, pose: 'handLeft', longHair: true, dress: true }),
    ],
    light('#191218', 0.6),
  );
}

export function leapAtSunset(picture) {
  seaside(picture, {
    tint: GOLD,
    sunAt: [5, 7],
    power: 1.3,
    disc: 0.9998,
    pitchDeg: 8,
    eye: 2,
    wind: 0.5,
    deep: light('#3b3f4a', 0.3),
    seed: 37,
  });
  beach(picture, { top: 0.84, wet: light('#a8764e', 0.45), dry: light('#46301f', 0.45), seed: 15 });
  const { width, height } = picture;
  const tall = height * 0.27;
  silhouettes(
    picture,
    [
      person({ x: width * 0.36, y: height * 0.81, tall, pose: 'leaping' }),
      person({ x: width * 0.68, y: height * 0.845, tall: tall * 0.95, pose: 'leaping', facing: -1, longHair: true }),
    ],
    light('#1a1210', 0.6),
    2,
  );
}

export function friendsOnPier(picture) {
  seaside(picture, {
    tint: ROSE,
    sunAt: [6, 2.5],
    power: 0.7,
    pitchDeg: 3,
    eye: 2.4,
    wind: 0.35,
    deep: light('#28304a', 0.3),
    seed: 47,
    clouds: veils(63, '#f2a58c', '#5d5a86', { amount: 0.1 }),
  });
  const { width, height } = picture;
  const dark = light('#15131b', 0.6);
  const deck = height * 0.8;
  const dice = chance(3);
  const pier = [[-9, deck, height * 0.011, width * 0.8, deck, height * 0.011]];
  for (const at of [0.12, 0.33, 0.55, 0.765]) {
    const x = width * at;
    pier.push([x, deck, height * 0.013, x + dice.between(-2, 2), height * 1.02, height * 0.015]);
  }
  const tall = height * 0.36;
  silhouettes(
    picture,
    [
      pier,
      ...[
        [0.42, 1],
        [0.56, 0.94],
        [0.69, 0.97],
      ].map(([at, size], index) =>
        person({
          x: width * at,
          y: deck + tall * size * 0.43,
          tall: tall * size,
          pose: 'sitting',
          longHair: index === 1,
          facing: index ? 1 : -1,
        }),
      ),
    ],
    dark,
  );
}
