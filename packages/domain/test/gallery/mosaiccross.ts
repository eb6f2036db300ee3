import type { Gallery } from './gallery.ts';

export const mosaiccross: Gallery = {
  'as it comes': { size: [50, 40] },
  'four photos, C': { size: [50, 40], values: { numberHor: 4, random: 2 } },
  'five photos round a small one': { size: [60, 60], values: { numberHor: 5 } },
  'six photos, C, poster': { size: [50, 70], material: 'POSTER', values: { numberHor: 6, random: 2 } },
  'seven photos, B, canvas': { size: [70, 50], material: 'CANVAS2CM', values: { numberHor: 7, random: 1 } },
  'eight photos, A, title': { size: [40, 50], values: { numberHor: 8, hasText: 2 } },
  'twenty-four, A': { size: [70, 50], values: { numberHor: 24 } },
  'twenty-four, D, canvas': { size: [70, 50], material: 'CANVAS4CM', values: { numberHor: 24, random: 3 } },
  'fifty, F': { size: [140, 100], material: 'DIBOND', values: { numberHor: 50, random: 5 } },
  'thirty in halves': { size: [100, 100], values: { numberHor: 30, random: 1, mixed: 0 } },
  'tall strip, title and subtitle': { size: [30, 90], values: { numberHor: 20, random: 3, hasText: 3 } },
  'smallest page, widest gaps, title above': { size: [20, 20], values: { numberHor: 5, borderCM: 2, hasText: 6 } },
};
