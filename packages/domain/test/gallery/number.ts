import type { Gallery } from './gallery.ts';

export const number: Gallery = {
  'A as it comes': { size: [50, 40] },
  'B in outlines': { size: [50, 40], values: { fontset: 3 } },
  'C tall': { size: [40, 50], values: { fontset: 1 } },
  'D strokes': { size: [50, 40], values: { fontset: 2 } },
  'one digit': { size: [40, 50], material: 'POSTER', values: { numberValue: 5, fontset: 3, hasText: 22 } },
  nought: { size: [30, 40], values: { numberValue: 0, hasText: 20 } },
  'three digits on canvas': { size: [70, 50], material: 'CANVAS2CM', values: { numberValue: 100, fontset: 0 } },
  'three eights playful': { size: [80, 60], values: { numberValue: 888, fontset: 1, playfull: 1, hasText: 24 } },
  'strokes playful': { size: [60, 60], values: { numberValue: 25, fontset: 2, playfull: 1, hasText: 21 } },
  'outlines of 247': { size: [60, 40], values: { numberValue: 247, fontset: 3, hasText: 20 } },
  'outlines of 369': { size: [60, 40], material: 'CANVAS4CM', values: { numberValue: 369, fontset: 3 } },
  'smallest page': { size: [20, 20], values: { numberValue: 888, fontset: 1, playfull: 1, hasText: 24 } },
};
