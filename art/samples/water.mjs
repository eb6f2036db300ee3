// The sea: explicit waves as small as a pixel shows them, random ones below, and the reflected sky.
import { chance, noise } from './noise.mjs';

const WAVES = [
  [11, 0.035],
  [5.3, 0.045],
  [2.3, 0.055],
  [1.1, 0.06],
  [0.47, 0.07],
  [0.21, 0.07],
];

/**
 * Returns a function from a ray that hits the water to its colour.
 *
 * @param skyAt    the reflected sky
 * @param deep     linear light from below
 * @param eye      metres above the water
 * @param wind     1 for a breeze; scales all slopes
 * @param pixel    angle of a pixel, radians
 */
export function water({ skyAt, deep, eye, wind = 1, pixel = 0.001, seed = 3, mirrors = 2 }) {
  const dice = chance(seed);
  const mirrored = [0, 0, 0];
  const bounce = [0, 0, 0];
  return ([dx, dy, dz], out) => {
    const down = Math.max(1e-4, -dy);
    const far = eye / down;
    const [x, z] = [dx * far, dz * far];
    const footprint = (far * pixel) / down;
    let [slopeX, slopeZ, chop] = [0, 0, 0.0004];
    WAVES.forEach(([length, steep], at) => {
      const shown = Math.min(1, Math.max(0, (length * 1.3) / footprint - 0.35));
      const own = steep * wind * shown;
      if (own > 0) {
        slopeX += own * 1.6 * noise((x * 0.55) / length + at * 7, z / length, seed + at);
        slopeZ += own * 2.4 * noise((x * 0.55) / length, z / length + at * 5, seed + 40 + at);
      }
      chop += (steep * wind) ** 2 * (1 - shown * shown);
    });
    out[0] = out[1] = out[2] = 0;
    for (let ray = 0; ray < mirrors; ray++) {
      const spread = Math.sqrt(chop) * 0.75;
      const nx = -slopeX - spread * 0.7 * dice.normal();
      const nz = -slopeZ - spread * dice.normal();
      const length = Math.hypot(nx, 1, nz);
      const facing = Math.max(0.001, (-dx * nx + down - dz * nz) / length);
      bounce[0] = dx + (2 * facing * nx) / length;
      bounce[1] = Math.abs(dy + (2 * facing) / length);
      bounce[2] = dz + (2 * facing * nz) / length;
      skyAt(bounce, mirrored);
      const sheen = 0.02 + 0.98 * (1 - facing) ** 5;
      for (let c = 0; c < 3; c++) out[c] += (sheen * Math.min(25, mirrored[c]) + (1 - sheen) * deep[c]) / mirrors;
    }
  };
}
