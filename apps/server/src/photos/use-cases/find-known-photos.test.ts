import { knownPhotosRequest } from '@muro/api';
import { MAX_COLLAGE_PHOTOS } from '@muro/domain';
import { expect, it } from 'vitest';

it('takes as many photos in one call as a collage can contain, and not one more', () => {
  const isAcceptedFor = (count: number) =>
    knownPhotosRequest.safeParse({ photos: Array.from({ length: count }, () => ({ sha256: 'a3'.repeat(32), bytes: 5 })) }).success;
  expect([MAX_COLLAGE_PHOTOS, MAX_COLLAGE_PHOTOS + 1].map(isAcceptedFor)).toEqual([true, false]);
});
