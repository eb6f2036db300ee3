import type { Gallery } from './gallery.ts';

export const heart: Gallery = {
  'A as it comes': { size: [60, 60] },
  B: { size: [60, 60], values: { layout: 1 } },
  C: { size: [60, 60], values: { layout: 2 } },
  'A without text': { size: [50, 50], material: 'POSTER', values: { hasText: 10 } },
  'B without text': { size: [50, 50], values: { layout: 1, hasText: 10 } },
  'C with a title': { size: [50, 50], values: { layout: 2, hasText: 11 } },
  'A playful': { size: [60, 60], values: { playfull: 1 } },
  'B playful on canvas': { size: [80, 80], material: 'CANVAS4CM', values: { layout: 1, playfull: 1, hasText: 11 } },
  'C playful, the largest': { size: [100, 100], material: 'DIBOND', values: { layout: 2, playfull: 1 } },
  'A playful, the smallest': { size: [30, 30], values: { playfull: 1 } },
  'C the smallest on canvas': { size: [30, 30], material: 'CANVAS2CM', values: { layout: 2 } },
  'A on a landscape page': { size: [50, 40], values: { hasText: 10 } },
};
