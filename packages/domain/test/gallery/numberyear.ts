import type { Gallery } from './gallery.ts';

export const numberyear: Gallery = {
  'A as it comes': { size: [50, 40] },
  'B in outlines': { size: [90, 30], values: { fontset: 3 } },
  'C tall': { size: [60, 40], values: { fontset: 1 } },
  'D strokes': { size: [90, 30], values: { fontset: 2 } },
  '1987 on a poster': { size: [90, 30], material: 'POSTER', values: { numberValue: 1987 } },
  '1987 in strokes on canvas': { size: [120, 40], material: 'CANVAS4CM', values: { numberValue: 1987, fontset: 2, hasText: 22 } },
  '1634 in outlines without text': { size: [60, 30], values: { numberValue: 1634, fontset: 3, hasText: 20 } },
  'four eights playful': { size: [120, 40], values: { numberValue: 8888, playfull: 1 } },
  'four eights tall': { size: [100, 70], material: 'DIBOND', values: { numberValue: 8888, fontset: 1, hasText: 21 } },
  'upright page': { size: [40, 50], values: { hasText: 24 } },
  'smallest page': { size: [20, 20], values: { numberValue: 8888, playfull: 1, hasText: 24 } },
  'year 7': { size: [50, 50], values: { numberValue: 7, fontset: 2 } },
};
