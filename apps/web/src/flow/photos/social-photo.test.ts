import type { Collage } from '@muro/domain';
import { expect, it } from 'vitest';
import { socialPhotos, socialUse } from './social-photo.ts';

it('[SOCIAL-11] [SOCIAL-12] [HCALL-31] photos are the items of type IMAGE, with one address for both sizes and a name', () => {
  const items = [
    { id: '7', media_type: 'IMAGE', media_url: '/a' },
    { id: '8', media_type: 'VIDEO', media_url: '/b' },
    { id: '9', media_type: 'CAROUSEL_ALBUM', media_url: '/c' },
  ];
  expect(socialPhotos('Demo album', items)).toEqual([
    { type: 'SOCIAL', externalId: '7', thumbUrl: '/a', fullUrl: '/a', name: 'Demo album 7' },
  ]);
});

it('[SOCIAL-14] use is a list of keys and counts of the photos of this service only', () => {
  const size = { widthPx: 10, heightPx: 10 };
  const collage = {
    photos: [
      { id: '1', name: 'Demo album 7', type: 'SOCIAL', ...size },
      { id: '2', name: 'beach.jpg', type: 'COMPUTER', ...size },
      { id: '3', name: 'Demo album 9', type: 'SOCIAL', ...size },
    ],
    fills: { slot0: { photoId: '1' }, slot1: { photoId: '1' }, slot2: { photoId: '2' } },
  } as unknown as Collage;
  expect(socialUse(collage)).toEqual([
    { key: 'Demo album 7', used: 2 },
    { key: 'Demo album 9', used: 0 },
  ]);
});
