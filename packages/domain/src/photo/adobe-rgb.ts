import { iccProfile } from './icc-profile.ts';

/** The Adobe RGB (1998) primaries, adapted from D65 to D50 with the Bradford method: columns X, Y, Z. */
const PRIMARIES = [
  [0.6097559, 0.3111242, 0.0194811],
  [0.2052401, 0.625656, 0.0608902],
  [0.149224, 0.0632197, 0.7448387],
] as const;

/** The Adobe RGB tone curve is a pure power function. */
const GAMMA = 563 / 256;

let profile: Uint8Array<ArrayBuffer> | undefined;

/** An ICC profile of Adobe RGB (1998), built here: about 2.5 kB. */
export function adobeRgbProfile(): Uint8Array<ArrayBuffer> {
  profile ??= iccProfile({ description: 'Adobe RGB (1998)', primaries: PRIMARIES, lightOf: (value) => value ** GAMMA });
  return profile;
}
