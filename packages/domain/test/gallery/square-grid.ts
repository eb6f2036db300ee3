import type { Gallery } from './gallery.ts';

export const squareGrid: Gallery = {
  'as it comes': { size: [50, 50] },
  'poster of 100 squares': { size: [50, 50], material: 'POSTER', values: { numberVert: 10 } },
  'canvas wrapped': { size: [50, 50], material: 'CANVAS4CM', values: { numberVert: 5 } },
  'canvas with a title': { size: [60, 60], material: 'CANVAS2CM', values: { numberVert: 4, hasText: 2 } },
  'title and subtitle above': { size: [40, 40], values: { hasText: 6 } },
  'nearly square': { size: [50, 51], values: { numberVert: 6 } },
  'the most photos': { size: [100, 100], values: { numberVert: 12, borderCM: 0.2 } },
  'one photo': { size: [20, 20], values: { numberVert: 1, marginCM: 2 } },
  'smallest page, widest gaps': { size: [20, 20], values: { numberVert: 4, borderCM: 2, marginCM: 2 } },
  'on a landscape page': { size: [60, 40], values: { numberVert: 6 } },
  'on a portrait page': { size: [40, 60], values: { numberVert: 5 } },
  'no gaps': { size: [30, 30], material: 'PLEXI', values: { numberVert: 6, borderCM: 0 } },
};
