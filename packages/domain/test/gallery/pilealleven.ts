import type { Gallery } from './gallery.ts';

export const pilealleven: Gallery = {
  'as it comes': { size: [50, 40] },
  'one photo': { size: [20, 20], values: { numberVert: 1, numberHor: 1 } },
  'three by three on canvas': { size: [40, 50], material: 'CANVAS2CM', values: { numberVert: 3, numberHor: 3 } },
  'title and subtitle below': { size: [60, 60], values: { numberVert: 6, numberHor: 6, hasText: 3 } },
  'small title above': { size: [50, 70], material: 'POSTER', values: { numberHor: 6, hasText: 4 } },
  'the most photos': { size: [140, 100], material: 'DIBOND', values: { numberVert: 12, numberHor: 12 } },
  'wide margin': { size: [50, 50], values: { borderCM: 2 } },
  'long strip': { size: [140, 20], values: { numberVert: 12, numberHor: 3 } },
  'a row': { size: [90, 30], values: { numberVert: 4, numberHor: 1 } },
  'tall strip': { size: [20, 140], values: { numberVert: 2, numberHor: 12 } },
  'smallest page, title above': { size: [20, 20], values: { numberVert: 3, numberHor: 3, hasText: 6 } },
  'thick canvas': { size: [80, 60], material: 'CANVAS4CM', values: { numberVert: 6, numberHor: 5 } },
};
