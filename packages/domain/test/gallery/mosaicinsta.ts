import type { Gallery } from './gallery.ts';

export const mosaicinsta: Gallery = {
  'A as it comes': { size: [40, 30] },
  'B the finer grid': { size: [40, 30], values: { layout: 1 } },
  'H two corners on the finer grid': { size: [40, 30], values: { layout: 7 } },
  'C on three grids': { size: [80, 60], material: 'POSTER', values: { layout: 2 } },
  'O on three grids': { size: [80, 60], values: { layout: 14 } },
  'D on a large square': { size: [100, 100], values: { layout: 3 } },
  'K on a large square, canvas': { size: [100, 100], material: 'CANVAS4CM', values: { layout: 10 } },
  'a single grid': { size: [70, 100], material: 'CANVAS2CM', values: { layout: 11 } },
  'a computed grid': { size: [60, 40], values: { layout: 6, borderCM: 1 } },
  'long strip': { size: [90, 30], values: { layout: 12 } },
  'widest gaps and margin': { size: [20, 40], values: { layout: 7, borderCM: 2, marginCM: 2 } },
  'a size that squares do not fill': { size: [33, 47], values: { layout: 4 } },
};
