import type { Gallery } from './gallery.ts';

export const fit: Gallery = {
  'as it comes': { size: [50, 70] },
  'one photo': { size: [50, 40], values: { photos: 1 } },
  'three photos': { size: [70, 50], values: { photos: 3 } },
  'six photos, canvas': { size: [60, 60], material: 'CANVAS4CM', values: { photos: 6 } },
  'seven photos, nothing cut off': { size: [50, 70], material: 'POSTER', values: { photos: 7, whole: 1 } },
  'nine photos, title below': { size: [40, 40], values: { photos: 9, hasText: 2 } },
  'twenty-five photos, panorama': { size: [120, 40], material: 'DIBOND', values: { photos: 25 } },
  'twenty-five photos, another variant': { size: [120, 40], material: 'DIBOND', values: { photos: 25, variant: 2 } },
  'forty photos, no gaps': { size: [100, 70], material: 'PLEXI', values: { photos: 40, borderCM: 0 } },
  'forty photos, wide gaps and margin': { size: [70, 100], values: { photos: 40, borderCM: 1.5, marginCM: 2 } },
  'hundred photos, title and subtitle above': { size: [100, 140], material: 'POSTER', values: { photos: 100, hasText: 6 } },
  'most photos': { size: [140, 100], values: { photos: 144, borderCM: 0.3 } },
  'heart of nine': { size: [50, 50], values: { photos: 9, outline: 1 } },
  'heart of sixteen, title below': { size: [50, 50], material: 'POSTER', values: { photos: 16, outline: 1, hasText: 3 } },
  'heart of forty, canvas': { size: [70, 70], material: 'CANVAS4CM', values: { photos: 40, outline: 1 } },
  'number 1': { size: [40, 50], values: { photos: 9, outline: 2, numberValue: 1 } },
  'number 18': { size: [60, 50], values: { photos: 25, outline: 2, numberValue: 18 } },
  'number 40, another variant': { size: [70, 50], values: { photos: 30, outline: 2, numberValue: 40, variant: 2 } },
  'number 100': { size: [100, 70], material: 'DIBOND', values: { photos: 60, outline: 2, numberValue: 100 } },
  'thirty on a ribbon': { size: [20, 100], values: { photos: 30, borderCM: 0.2 } },
};
