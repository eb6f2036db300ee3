import { afterEach, describe, expect, it } from 'vitest';
import { chosenEntry, storedEntry } from '../../flow/photos/photo-entry.ts';
import { type Measurement, setSink } from '../navigate/page-views.ts';
import { clearLibrary, putEntries, tellEntry } from './photo-library.ts';

afterEach(() => {
  setSink(null);
  clearLibrary();
});

function measured(): readonly Measurement[] {
  const events: Measurement[] = [];
  setSink((measurement) => events.push(measurement));
  return events;
}

describe('photos that fail', () => {
  it('[PV-08] are told to analytics once, with the size of the file', () => {
    const events = measured();
    putEntries([chosenEntry('local-1', new Blob(), 'a.jpg')]);
    tellEntry('local-1', { type: 'failed', error: 'ERROR_NO_JPG_IMAGE', sizeBytes: 5 });
    tellEntry('local-1', { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
    expect(events).toEqual([{ event: 'photo loading error', file_size: 5, error: 'ERROR_NO_JPG_IMAGE' }]);
  });

  it('[PV-08] are told again when they fail again after another try', () => {
    const events = measured();
    const photo = { id: '7', name: 'a.jpg', type: 'COMPUTER', widthPx: 10, heightPx: 10 } as const;
    putEntries([storedEntry(photo, '/photos/7', '/photos/7/thumb.jpg')]);
    const failed = { type: 'failed', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' } as const;
    tellEntry('7', failed);
    tellEntry('7', { type: 'retried' });
    tellEntry('7', failed);
    expect(events).toHaveLength(2);
  });
});
