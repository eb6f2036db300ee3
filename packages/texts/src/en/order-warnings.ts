import type { Catalogue } from '../shared/core.ts';

/** Warnings that a buyer accepted. */
export const orderWarnings = {
  'low-resolution': 'photos that are too small for a sharp print',
  'photo-twice': 'a photo that is there more than once',
  'words-cut': 'words that do not fit and are not printed in full',
} as const satisfies Catalogue;
