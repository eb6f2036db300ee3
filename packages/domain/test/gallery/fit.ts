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
  'thirty on a ribbon': { size: [20, 100], values: { photos: 30, borderCM: 0.2 } },
};
