// Turns linear light into a photo: lens glow, vignetting, tone curve, film grain.
import { chance } from './noise.mjs';
import { blur, copyOf } from './picture.mjs';

const curve = (x) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);

/** @returns 8 bits of red, green and blue per pixel, sRGB */
export function develop(picture, { seed, exposure = 1, glow = 0.1, corners = 0.35, haze = 0.012, grain = 0.007, warmth = 0 }) {
  const { width, height, data } = picture;
  const halo = copyOf(picture);
  for (let at = 0; at < halo.data.length; at++) halo.data[at] = Math.min(6, halo.data[at]);
  blur(halo, Math.max(width, height) * 0.022);
  const dice = chance(seed);
  const speckle = { width, height, data: Float32Array.from({ length: width * height }, dice.normal) };
  const tint = [1 + warmth, 1, 1 - warmth];
  const bytes = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [dx, dy] = [((pixel % width) - width / 2) / width, (Math.floor(pixel / width) - height / 2) / height];
    const dim = 1 - corners * Math.min(1, (dx * dx + dy * dy) * 2) ** 1.3;
    const own = speckle.data[pixel] + 0.5 * ((speckle.data[pixel - 1] ?? 0) + (speckle.data[pixel - width] ?? 0));
    for (let c = 0; c < 3; c++) {
      const at = pixel * 3 + c;
      const lit = (data[at] * (1 - glow) + halo.data[at] * glow) * dim * exposure * tint[c];
      const tone = haze + (1 - haze) * Math.min(1, curve(Math.max(0, lit))) ** (1 / 2.2);
      const rough = grain * (own + 0.35 * dice.normal()) * (0.55 + 1.6 * tone * (1 - tone));
      bytes[at] = Math.round(255 * Math.min(1, Math.max(0, tone + rough)));
    }
  }
  return bytes;
}
