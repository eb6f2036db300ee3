import { iccProfile, srgbLight } from '@muro/domain';

/** The sRGB primaries, brought from D65 to D50 by the Bradford method: columns X, Y, Z. Their sum is the D50 white. */
const SRGB_PRIMARIES = [
  [0.4360747, 0.2225045, 0.0139322],
  [0.3850649, 0.7168786, 0.0971045],
  [0.1430604, 0.0606169, 0.7141633],
] as const;

let rgb: Uint8Array | undefined;
let grey: Uint8Array | undefined;

/** Builds an ICC profile of sRGB of about 2.5 kB, once per process. */
export function srgbProfile(): Uint8Array {
  rgb ??= iccProfile({ description: 'sRGB IEC61966-2.1', primaries: SRGB_PRIMARIES, lightOf: srgbLight });
  return rgb;
}

/** Builds a grey ICC profile with the sRGB curve, once per process. A grey JPEG without a profile is read with it. */
export function srgbGreyProfile(): Uint8Array {
  grey ??= iccProfile({ description: 'Grey with the sRGB curve', primaries: [], lightOf: srgbLight });
  return grey;
}
