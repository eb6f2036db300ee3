import type { Gallery } from './gallery.ts';

export const normalsplit: Gallery = {
  'as it comes': { size: [50, 40] },
  'large at the left': { size: [50, 40], values: { position: 0, division: 40, numberHor: 4 } },
  'large at the right, canvas': { size: [50, 40], material: 'CANVAS4CM', values: { position: 2, division: 60 } },
  'large below, title and subtitle': { size: [50, 70], values: { position: 3, division: 45, numberHor: 5, hasText: 3 } },
  'inline over the whole sheet': { size: [50, 40], material: 'POSTER', values: { inline: 1, division: 60, numberHor: 4 } },
  'inline with a title': { size: [70, 50], material: 'CANVAS2CM', values: { inline: 1, division: 45, position: 0, hasText: 2 } },
  'inline on canvas': { size: [60, 60], material: 'CANVAS4CM', values: { inline: 1, division: 50, position: 1, numberHor: 6 } },
  'smallest page, widest gaps, title above': { size: [20, 20], values: { division: 60, hasText: 6, borderCM: 2, numberHor: 4 } },
  'the most photos': { size: [100, 140], values: { numberHor: 12 } },
  'long strip': { size: [140, 20], material: 'DIBOND', values: { position: 0, division: 30, numberHor: 2 } },
  'tall strip': { size: [20, 140], values: { position: 1, division: 25, numberHor: 2 } },
  'no gaps': { size: [60, 60], values: { borderCM: 0, marginCM: 0.5, position: 2, division: 50, numberHor: 3 } },
};
