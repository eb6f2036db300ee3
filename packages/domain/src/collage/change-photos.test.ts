import { describe, expect, it } from 'vitest';
import { photosNamed } from '../../test/page-builders.ts';
import { renamePhotos } from './change-photos.ts';
import type { Collage, Fill } from './collage.ts';

const fillOf = (photoId: string, effect: Fill['effect'] = ''): Fill => ({
  photoId,
  view: { focusX: 0.5, focusY: 0.5, zoom: 1.5, quarterTurn: 90 },
  effect,
  text: null,
});

const COLLAGE = {
  photos: photosNamed(3),
  fills: { img1: fillOf('p1'), img2: fillOf('p2', 'sepia') },
  parked: { fills: { img9: fillOf('p1') }, texts: {} },
} as Partial<Collage> as Collage;

const idsOf = (collage: Collage) => ({
  photos: collage.photos.map(({ id }) => id),
  fills: Object.values(collage.fills).map(({ photoId }) => photoId),
  parked: Object.values(collage.parked.fills).map(({ photoId }) => photoId),
});

describe('renamePhotos', () => {
  it('replaces the id of a photo in the tray, in its slots and in parked fills, and nothing else', () => {
    const renamed = renamePhotos(COLLAGE, { p1: '812' });
    expect(idsOf(renamed)).toEqual({ photos: ['812', 'p2', 'p3'], fills: ['812', 'p2'], parked: ['812'] });
    expect(renamed.photos[0]).toEqual({ ...COLLAGE.photos[0], id: '812' });
    expect(renamed.fills.img1).toEqual({ ...COLLAGE.fills.img1, photoId: '812' });
    expect(renamed.fills.img2).toBe(COLLAGE.fills.img2);
  });

  it('merges two photos with the same new id, and a photo with the id of another; their slots keep their views', () => {
    for (const ids of [{ p1: '9', p2: '9' }, { p2: 'p1' }, { p1: 'p2' }]) {
      const renamed = renamePhotos(COLLAGE, ids);
      expect(renamed.photos).toHaveLength(2);
      expect(new Set(idsOf(renamed).fills).size).toBe(1);
      expect(renamed.fills.img2?.effect).toBe('sepia');
    }
  });

  it('returns the same collage if no id changed', () => {
    for (const ids of [{}, { unknown: '9' }, { p1: 'p1' }]) expect(renamePhotos(COLLAGE, ids)).toBe(COLLAGE);
  });
});
