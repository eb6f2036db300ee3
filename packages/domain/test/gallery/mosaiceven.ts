import type { Gallery } from './gallery.ts';

export const mosaiceven: Gallery = {
  'A as it comes': { size: [50, 40] },
  'B on seven by six': { size: [50, 40], values: { layout: 1, numberVert: 7, numberHor: 6 } },
  'D diagonal, poster': { size: [50, 70], material: 'POSTER', values: { layout: 3, numberVert: 4, numberHor: 6 } },
  'F four corners, canvas': { size: [60, 60], material: 'CANVAS4CM', values: { layout: 5, numberVert: 6, numberHor: 6 } },
  'G corners and centre, title': { size: [60, 60], values: { layout: 6, numberVert: 7, numberHor: 7, hasText: 2 } },
  'H zigzag': { size: [40, 80], values: { layout: 7, numberVert: 5, numberHor: 11 } },
  'I stairs': { size: [70, 50], values: { layout: 8, numberVert: 8, numberHor: 6 } },
  'K a band across': { size: [100, 70], values: { layout: 10, numberVert: 9, numberHor: 6, borderCM: 1 } },
  'L lattice at the most photos': { size: [140, 100], material: 'DIBOND', values: { layout: 11, numberVert: 12, numberHor: 12 } },
  'O chequered, no gaps': { size: [80, 60], values: { layout: 14, numberVert: 8, numberHor: 6, borderCM: 0 } },
  'one column has no room for large tiles': { size: [20, 100], values: { layout: 6, numberVert: 1, numberHor: 9 } },
  'smallest page, widest gaps, title above': {
    size: [20, 20],
    values: { layout: 3, numberVert: 4, numberHor: 4, borderCM: 2, hasText: 6 },
  },
};
