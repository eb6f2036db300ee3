// Seeded random numbers and smooth noise for natural textures.
import { chance as plainChance } from '../template-art/brush.mjs';

/** Creates a seeded random generator (0–1) with a normal distribution. */
export function chance(seed) {
  const dice = plainChance(seed);
  /** Returns a normally distributed number, about −3 … 3, standard deviation 1. */
  const normal = () => Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
  return { ...dice, normal };
}

function latticeValue(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 - 58);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return (h ^ (h >>> 15)) >>> 0;
}

const ANGLES = Array.from({ length: 64 }, (_, at) => [Math.cos((at * Math.PI) / 32), Math.sin((at * Math.PI) / 32)]);

function slope(value, dx, dy) {
  const [gx, gy] = ANGLES[value & 63];
  return gx * dx + gy * dy;
}

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about −0.7 … 0.7, without a visible grid. */
export function noise(x, y, seed = 0) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const u = ease(dx);
  const upper = slope(latticeValue(left, top, seed), dx, dy) * (1 - u) + slope(latticeValue(left + 1, top, seed), dx - 1, dy) * u;
  const lower =
    slope(latticeValue(left, top + 1, seed), dx, dy - 1) * (1 - u) + slope(latticeValue(left + 1, top + 1, seed), dx - 1, dy - 1) * u;
  return upper + (lower - upper) * ease(dy);
}

/** Returns fractal noise (several octaves), about −1 … 1. */
export function fractal(x, y, seed = 0, { octaves = 5, gain = 0.5 } = {}) {
  let [sum, strength, scale] = [0, 1, 1];
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, seed + octave);
    strength *= gain;
    scale *= 2.03;
  }
  return sum;
}

export function smoothstep(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
