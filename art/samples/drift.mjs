// Backgrounds far out of focus.
import { fractal } from './noise.mjs';
import { light, shade } from './picture.mjs';

/** A smooth background of some colours that drift into each other. */
export function drift(picture, colors, { seed, scale = 1.3, fall = 0 }) {
  return shade(
    picture,
    (x, y, out) => {
      const at = 0.5 + 0.75 * fractal(x * scale, y * scale, seed, { octaves: 3 }) + fall * (y - 0.5);
      const step = Math.min(colors.length - 1.001, Math.max(0, at * (colors.length - 1)));
      const [one, other] = [colors[Math.floor(step)], colors[Math.floor(step) + 1]];
      for (let c = 0; c < 3; c++) out[c] = one[c] + (step % 1) * (other[c] - one[c]);
    },
    1,
  );
}

export const palette = (...colors) => colors.map((c) => light(c));
