import type { FileRules } from '../src/photo/check-photo-file.ts';

/** The rules of a shop that takes all that can become a photo. */
export const ALL_KINDS: FileRules = {
  pngAllowed: true,
  webpAllowed: true,
  heicAllowed: true,
  avifAllowed: true,
  tiffAllowed: true,
  rawAllowed: true,
};
