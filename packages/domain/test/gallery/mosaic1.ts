import type { Gallery } from './gallery.ts';

export const mosaic1: Gallery = {
  'as it comes': { size: [50, 40] },
  'two rows': { size: [50, 40], values: { numberVert: 2 } },
  'seven rows on a poster': { size: [50, 40], material: 'POSTER', values: { numberVert: 7 } },
  'canvas with title and subtitle': { size: [50, 70], material: 'CANVAS2CM', values: { numberVert: 6, hasText: 3 } },
  'canvas wrapped': { size: [70, 50], material: 'CANVAS4CM', values: { numberVert: 5 } },
  'eight rows, square': { size: [100, 100], values: { numberVert: 8 } },
  'twelve rows, narrow gaps': { size: [80, 120], values: { numberVert: 12, borderCM: 0.2 } },
  'tall strip': { size: [30, 90], values: { numberVert: 3 } },
  'long strip': { size: [140, 20], values: { numberVert: 2, borderCM: 1 } },
  'smallest page, widest gaps, title above': { size: [20, 20], values: { numberVert: 4, borderCM: 2, hasText: 6 } },
  'most rows': { size: [49.5, 140], values: { numberVert: 28 } },
  'no gaps': { size: [60, 60], material: 'PLEXI', values: { numberVert: 3, borderCM: 0 } },
};
