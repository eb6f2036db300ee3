import type { FileRules } from '../src/photo/check-photo-file.ts';

/** Upload rules of a shop that takes every kind of file that can become a photo. */
export const ALL_KINDS: FileRules = {
  pngAllowed: true,
  webpAllowed: true,
  heicAllowed: true,
  avifAllowed: true,
  tiffAllowed: true,
  rawAllowed: true,
};
