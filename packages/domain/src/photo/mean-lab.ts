import { byteAt, itemAt } from '../units/item-at.ts';
import type { ColourPicture } from './grey-picture.ts';
import { srgbLight } from './icc-profile.ts';

/** A colour in CIE L*a*b*: lightness 0–100, a from green to red, b from blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** White point D65, XYZ. */
const WHITE = [0.95047, 1, 1.08883] as const;
/** sRGB to XYZ (IEC 61966-2-1). */
const TO_XYZ = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
] as const;

/** Computes the mean colour of an sRGB picture in linear light, rounded to tenths. */
export function meanLab({ data, widthPx, heightPx }: ColourPicture): Lab {
  const sums = [0, 0, 0];
  const pixels = widthPx * heightPx;
  for (let offset = 0; offset < 4 * pixels; offset += 4) {
    for (let channel = 0; channel < 3; channel++) sums[channel] = itemAt(sums, channel) + srgbLight(byteAt(data, offset + channel) / 255);
  }
  const [x, y, z] = TO_XYZ.map((row, axis) => {
    const value = row.reduce((sum, factor, channel) => sum + (factor * itemAt(sums, channel)) / pixels, 0);
    return compressed(value / itemAt(WHITE, axis));
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)].map((value) => Math.round(10 * value) / 10) as unknown as Lab;
}

/** Computes the difference of two colours (CIE 1976); 2 is just noticeable, 12 is another shade of the same colour. */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return Math.sqrt((l1 - l2) * (l1 - l2) + (a1 - a2) * (a1 - a2) + (b1 - b2) * (b1 - b2));
}

function compressed(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}
