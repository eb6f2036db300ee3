// The sky in every direction: a gradient from the horizon up, the sun with its halo, clouds lit from behind.
import { fractal, smoothstep } from './noise.mjs';

/** Returns the unit vector of an azimuth (0 ahead, positive to the right) and an elevation, degrees. */
export function direction(azimuthDeg, elevationDeg) {
  const [a, e] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}

/** Maps x and y, in picture heights from the top left, to a unit vector; y is up. */
export function lens({ aspect, fovDeg, pitchDeg = 0 }) {
  const reach = 2 * Math.tan((fovDeg * Math.PI) / 360);
  const [sin, cos] = [Math.sin((pitchDeg * Math.PI) / 180), Math.cos((pitchDeg * Math.PI) / 180)];
  return (x, y) => {
    const [rx, ry] = [(x - aspect / 2) * reach, (0.5 - y) * reach];
    const length = Math.hypot(rx, ry, 1);
    return [rx / length, (ry * cos + sin) / length, (cos - ry * sin) / length];
  };
}

const HALO = [
  [6, 0.1],
  [40, 0.3],
  [300, 0.7],
  [5000, 3],
];

/**
 * @param colors  linear light at elevations `sin` 0, 0.12, 0.4 and 1
 * @param sun     { at: direction, color, power, disc } or none
 * @param clouds  { seed, scale, amount, thick, lit, dark } or none
 */
export function sky({ colors, sun, clouds }) {
  const stops = [0, 0.12, 0.4, 1];
  return ([dx, dy, dz], out) => {
    const up = Math.max(0, dy);
    const part = up < stops[1] ? 0 : up < stops[2] ? 1 : 2;
    const share = smoothstep(stops[part], stops[part + 1], up) * 0.5 + (0.5 * (up - stops[part])) / (stops[part + 1] - stops[part]);
    const near = sun ? Math.max(0, dx * sun.at[0] + dy * sun.at[1] + dz * sun.at[2]) : 0;
    const veil = clouds && up > 0.004 ? cloud([dx, up, dz], clouds, sun) : null;
    for (let c = 0; c < 3; c++) {
      let lit = colors[part][c] + share * (colors[part + 1][c] - colors[part][c]);
      if (sun) for (const [power, gain] of HALO) lit += sun.power * sun.color[c] * gain * near ** power;
      if (sun?.disc && near > sun.disc) lit += sun.power * sun.color[c] * 20 * (veil ? 1 - veil.cover : 1);
      if (veil) {
        const edge = sun ? sun.color[c] * sun.power * (0.5 * near ** 4 + near ** 30) * veil.light : 0;
        const body = clouds.dark[c] + veil.light * (clouds.lit[c] - clouds.dark[c]) + edge;
        lit += veil.cover * (body - lit);
      }
      out[c] = lit;
    }
  };
}

function cloud([dx, up, dz], { seed, scale, amount, thick = 1 }, sun) {
  const far = scale / (up + 0.06);
  const [x, z] = [dx * far, dz * far];
  const density = (u, v) => smoothstep(-amount, 0.55 - amount, fractal(u, v * 1.25, seed, { octaves: 6, gain: 0.52 }));
  const [sx, sz] = sun ? [sun.at[0] - dx, sun.at[2] - dz - 0.3] : [0.2, -0.3];
  const shadow = density(x + sx * 0.35, z + sz * 0.35);
  const own = density(x, z);
  return { cover: own * smoothstep(0.004, 0.1, up), light: Math.exp(-thick * (0.9 * own + 1.1 * shadow)) };
}
