import type { Gallery } from './gallery.ts';

export const bordersplit: Gallery = {
  'as it comes': { size: [50, 40] },
  'large at the left': { size: [50, 40], values: { position: 0, division: 40, numberHor: 4, borderCM: 0 } },
  'large at the right, canvas': { size: [50, 40], material: 'CANVAS4CM', values: { position: 2, division: 60 } },
  'large below, title and subtitle': { size: [50, 70], values: { position: 3, division: 45, numberHor: 5, hasText: 3 } },
  'over a background that bleeds': { size: [50, 40], material: 'POSTER', values: { inline: 1, division: 60, numberHor: 4 } },
  'over a background with a title': { size: [70, 50], values: { inline: 1, division: 45, hasText: 2 } },
  'over a background on canvas': { size: [60, 60], material: 'CANVAS2CM', values: { inline: 1, division: 50, position: 2, numberHor: 5 } },
  'smallest page, widest gaps, title above': { size: [20, 20], values: { division: 60, hasText: 6, borderCM: 2, numberHor: 4 } },
  'the most photos': { size: [100, 140], values: { numberHor: 12 } },
  'long strip': { size: [140, 20], material: 'DIBOND', values: { position: 0, division: 30, numberHor: 2 } },
  'tall strip': { size: [20, 140], values: { position: 1, division: 25, numberHor: 2 } },
  'wide margin': { size: [60, 60], values: { marginCM: 2, borderCM: 1, position: 2, division: 50 } },
};
