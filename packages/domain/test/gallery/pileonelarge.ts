import type { Gallery } from './gallery.ts';

export const pileonelarge: Gallery = {
  'as it comes': { size: [50, 40] },
  'a ring of twenty, title and subtitle': { size: [60, 60], values: { numberVert: 6, numberHor: 6, hasText: 3 } },
  'inline with three columns': { size: [50, 40], values: { numberVert: 3 } },
  'inline with one photo': { size: [30, 40], values: { numberVert: 1, numberHor: 1 } },
  'canvas wrapped': { size: [70, 50], material: 'CANVAS4CM', values: { numberVert: 5 } },
  'thin canvas with a title': { size: [40, 50], material: 'CANVAS2CM', values: { numberHor: 5, hasText: 2 } },
  'largest ring': { size: [140, 100], material: 'DIBOND', values: { numberVert: 12, numberHor: 12 } },
  'long strip': { size: [140, 30], values: { numberVert: 12, numberHor: 5 } },
  'tall strip': { size: [30, 140], values: { numberVert: 4, numberHor: 12 } },
  'wide margin': { size: [50, 50], material: 'POSTER', values: { borderCM: 2 } },
  'small title above': { size: [90, 60], values: { numberVert: 8, numberHor: 6, hasText: 4 } },
  'smallest ring, title above': { size: [24, 24], values: { hasText: 6 } },
};
