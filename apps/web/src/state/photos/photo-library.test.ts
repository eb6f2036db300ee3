import { type Collage, type QuarterTurn, WHOLE_VIEW } from '@muro/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenEntry, storedEntry } from '../../flow/photos/photo-entry.ts';
import { createWorkStore } from '../collage/work-store.ts';
import type { Measurement } from '../window/page-views.ts';
import { createPhotoLibrary, fileRotation, type Photos, suggestedRotationNow } from './photo-library.ts';

let photos: Photos;

beforeEach(() => {
  photos = createPhotoLibrary(createWorkStore());
});
afterEach(() => {
  globalThis.dataLayer = undefined;
});

function measured(): readonly Measurement[] {
  const events: Measurement[] = [];
  globalThis.dataLayer = events;
  return events;
}

describe('photos that fail', () => {
  it('[PV-08] are reported to analytics once, with the size of the file', () => {
    const events = measured();
    photos.put([chosenEntry('local-1', new Blob(), 'a.jpg')]);
    photos.applyEvent('local-1', { type: 'failed', error: 'ERROR_NO_JPG_IMAGE', sizeBytes: 5 });
    photos.applyEvent('local-1', { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
    expect(events).toEqual([{ event: 'photo loading error', file_size: 5, error: 'ERROR_NO_JPG_IMAGE' }]);
  });

  it('[PV-08] are reported again when they fail after a retry', () => {
    const events = measured();
    const photo = { id: '7', name: 'a.jpg', type: 'COMPUTER', widthPx: 10, heightPx: 10 } as const;
    photos.put([storedEntry(photo, '/photos/7', '/photos/7/thumb.jpg')]);
    const failed = { type: 'failed', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' } as const;
    photos.applyEvent('7', failed);
    photos.applyEvent('7', { type: 'retried' });
    photos.applyEvent('7', failed);
    expect(events).toHaveLength(2);
  });
});

describe('the rotation sent with a photo', () => {
  it("[CROP-03] is the file's own plus the person's rotation in its slot", () => {
    const entry = { ...chosenEntry('local-1', new Blob(), 'a.jpg'), suggestedRotation: 270 } as const;
    const turned = (photoId: string, quarterTurn: QuarterTurn) =>
      ({ fills: { img1: { photoId, view: { ...WHOLE_VIEW, quarterTurn }, effect: '', text: null } } }) as unknown as Collage;
    expect([0, 90, 180].map((turn) => suggestedRotationNow(entry, turned('local-1', turn as QuarterTurn)))).toEqual([270, 0, 90]);
    expect(suggestedRotationNow(entry, turned('another', 90))).toBe(270);
    expect([0, 90, 180].map((turn) => fileRotation('local-1', 90, turned('local-1', turn as QuarterTurn)))).toEqual([90, 0, 270]);
  });
});
