import type { Gallery } from './gallery.ts';

export const onelarge: Gallery = {
  'as it comes': { size: [50, 40] },
  'two large side by side': { size: [50, 40], values: { layout: 1, numberVert: 6 } },
  'two large one above the other, canvas': { size: [40, 60], material: 'CANVAS2CM', values: { layout: 2, numberHor: 6 } },
  'four large, title and subtitle': { size: [60, 60], material: 'POSTER', values: { layout: 3, numberVert: 8, numberHor: 8, hasText: 3 } },
  'canvas wrapped': { size: [70, 50], material: 'CANVAS4CM', values: { numberVert: 5 } },
  'smallest ring': { size: [40, 40], values: { numberVert: 3, numberHor: 3 } },
  'largest ring': { size: [140, 100], material: 'DIBOND', values: { numberVert: 12, numberHor: 12 } },
  'long strip': { size: [140, 20], values: { numberVert: 12, numberHor: 3, layout: 1 } },
  'tall strip with a small title': { size: [20, 140], values: { numberVert: 3, numberHor: 12, layout: 2, hasText: 1 } },
  'no gaps': { size: [60, 60], material: 'PLEXI', values: { borderCM: 0, numberVert: 5, numberHor: 5 } },
  'wide margin': { size: [50, 70], values: { marginCM: 2, borderCM: 1.5, numberHor: 6 } },
  'smallest page, widest gaps, title above': { size: [20, 20], values: { borderCM: 2, layout: 3, hasText: 6 } },
};
