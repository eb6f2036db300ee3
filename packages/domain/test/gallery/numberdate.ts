import type { Gallery } from './gallery.ts';

export const numberdate: Gallery = {
  'A as it comes': { size: [50, 40] },
  'B in outlines': { size: [90, 30], values: { fontset: 3 } },
  'C tall': { size: [60, 40], values: { fontset: 1 } },
  'D strokes': { size: [90, 30], values: { fontset: 2 } },
  'first of February keeps its noughts': { size: [60, 30], values: { numberValue: 102 } },
  'new year in outlines': { size: [60, 30], material: 'POSTER', values: { numberValue: 101, fontset: 3, hasText: 22 } },
  'Christmas in strokes on canvas': { size: [120, 40], material: 'CANVAS2CM', values: { numberValue: 2512, fontset: 2 } },
  'thick canvas without text': { size: [120, 40], material: 'CANVAS4CM', values: { numberValue: 3110, hasText: 20 } },
  playful: { size: [90, 30], values: { numberValue: 2806, playfull: 1, hasText: 21 } },
  'tall and playful': { size: [100, 70], values: { numberValue: 1808, fontset: 1, playfull: 1, hasText: 24 } },
  'upright page': { size: [40, 50], values: { numberValue: 3009, fontset: 2 } },
  'smallest page': { size: [20, 20], values: { numberValue: 8888, hasText: 24 } },
};
