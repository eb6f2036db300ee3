import type { Gallery } from './gallery.ts';

export const single: Gallery = {
  'as it comes': { size: [50, 40] },
  'poster to the edge': { size: [50, 70], material: 'POSTER', values: { marginCM: 0 } },
  'poster with a margin': { size: [50, 70], material: 'POSTER', values: { marginCM: 2 } },
  'canvas wrapped': { size: [50, 40], material: 'CANVAS4CM', values: { marginCM: 0 } },
  'canvas with the front face filled': { size: [50, 40], material: 'CANVAS4CM', values: { marginCM: 5 } },
  'canvas with white on the front': { size: [50, 40], material: 'CANVAS4CM', values: { marginCM: 7 } },
  'thin canvas at its widest margin': { size: [40, 40], material: 'CANVAS2CM', values: { marginCM: 4.5 } },
  'title below': { size: [40, 50], values: { hasText: 2 } },
  'title and subtitle below': { size: [40, 50], material: 'PLEXI', values: { hasText: 3 } },
  'small title above': { size: [90, 30], values: { hasText: 4 } },
  'title and subtitle above, canvas': { size: [20, 20], material: 'CANVAS2CM', values: { hasText: 6 } },
  'aluminium at full size': { size: [140, 100], material: 'DIBOND', values: { marginCM: 0.5 } },
};
