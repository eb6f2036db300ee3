import type { Gallery } from './gallery.ts';

export const alleven: Gallery = {
  'as it comes': { size: [50, 40] },
  'poster with a wide margin': { size: [50, 70], material: 'POSTER', values: { marginCM: 2, borderCM: 1.5 } },
  'edge to edge': { size: [60, 60], values: { borderCM: 0, numberVert: 5, numberHor: 5 } },
  'canvas wrapped': { size: [50, 40], material: 'CANVAS4CM' },
  'canvas with a title': { size: [50, 40], material: 'CANVAS2CM', values: { hasText: 2 } },
  'title and subtitle above': { size: [40, 50], values: { hasText: 6 } },
  'small title below': { size: [60, 30], values: { hasText: 1, numberVert: 6, numberHor: 2 } },
  'the most photos': { size: [140, 100], material: 'DIBOND', values: { numberVert: 12, numberHor: 12, borderCM: 0.2 } },
  'smallest page, widest gaps': { size: [20, 20], values: { numberVert: 4, numberHor: 4, borderCM: 2, marginCM: 2 } },
  'a long strip': { size: [140, 20], values: { numberVert: 12, numberHor: 1 } },
  'a tall strip with text': { size: [20, 140], values: { numberVert: 1, numberHor: 12, hasText: 3 } },
  'one photo': { size: [33.5, 47], material: 'PLEXI', values: { numberVert: 1, numberHor: 1 } },
};
