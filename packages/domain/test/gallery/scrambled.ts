import type { Gallery } from './gallery.ts';

export const scrambled: Gallery = {
  'A as it comes': { size: [50, 40] },
  'B round the middle': { size: [50, 50], values: { layout: 1 } },
  'C large at the top left, poster': { size: [50, 40], material: 'POSTER', values: { layout: 2 } },
  'D upright': { size: [40, 60], values: { layout: 3 } },
  'E three columns, canvas': { size: [60, 60], material: 'CANVAS2CM', values: { layout: 4 } },
  'F three rows': { size: [70, 50], values: { layout: 5, borderCM: 0 } },
  'G a band across': { size: [90, 30], values: { layout: 6 } },
  'H a band down': { size: [50, 70], values: { layout: 7, borderCM: 1 } },
  'I a spiral': { size: [80, 60], material: 'DIBOND', values: { layout: 8 } },
  'J diagonal, widest gaps and margin': { size: [50, 50], values: { layout: 9, borderCM: 2, marginCM: 2 } },
  'K stairs, thick canvas': { size: [100, 100], material: 'CANVAS4CM', values: { layout: 10 } },
  'cards that shrink on a narrow strip': { size: [140, 20], values: { layout: 8, borderCM: 2, marginCM: 2 } },
};
