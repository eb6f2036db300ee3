import { seededRandom } from '../random.ts';

/** Seeds of neighbouring variants have nothing in common. */
const VARIANT_STEP = 0x9e3779b9;

/** Returns the random numbers of a variant of a layout. */
export const variantRandom = ({ seed, variant }: { readonly seed: number; readonly variant: number }): (() => number) =>
  seededRandom((seed + Math.imul(variant, VARIANT_STEP)) | 0);
