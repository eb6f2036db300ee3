import { seededRandom } from '../shared/random.ts';

/** Odd constant (golden ratio) that makes the seeds of neighbouring variants unrelated. */
const VARIANT_STEP = 0x9e3779b9;

/** Returns the random generator of a variant. */
export const variantRandom = ({ seed, variant }: { readonly seed: number; readonly variant: number }): (() => number) =>
  seededRandom((seed + Math.imul(variant, VARIANT_STEP)) | 0);
