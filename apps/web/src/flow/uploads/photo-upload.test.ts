import { describe, expect, it } from 'vitest';
import { FILE_GONE, FIRST_TRY, type PhotoUploadEvent, type PhotoUploadState, photoUpload, type UploadFault } from './photo-upload.ts';

const LOST: UploadFault = { kind: 'lost', message: '' };
const failed = (chance: number, fault = LOST) => ({ type: 'failed', fault, chance }) as const;
const stateAfter = (...events: PhotoUploadEvent[]): PhotoUploadState => events.reduce(photoUpload, FIRST_TRY);

describe('the upload of one photo', () => {
  it('[UPLOAD-03] is done when the server has it', () => {
    expect(stateAfter({ type: 'stored' })).toEqual({ step: 'done' });
  });

  it('[UPLOAD-04] a failure is followed by one retry after 10 to 20 s', () => {
    expect(stateAfter(failed(0))).toEqual({ step: 'waiting', forMs: 10_000, fault: LOST });
    expect(stateAfter(failed(0.5))).toMatchObject({ forMs: 15_000 });
    expect(stateAfter(failed(1))).toMatchObject({ forMs: 20_000 });
    const retry = stateAfter(failed(0), { type: 'waited' }, { type: 'looked', isReadable: true });
    expect(retry).toEqual({ step: 'sending', isRetry: true });
    expect(photoUpload(retry, { type: 'stored' })).toEqual({ step: 'done' });
  });

  it('[UPLOAD-05] before the retry it looks whether the file is still readable', () => {
    expect(stateAfter(failed(0), { type: 'waited' })).toMatchObject({ step: 'checking' });
  });

  it('[UPLOAD-06] [ERRP-13] an unreadable file ends it with the words of the specification', () => {
    expect(stateAfter(failed(0), { type: 'waited' }, { type: 'looked', isReadable: false })).toEqual({ step: 'failed', fault: FILE_GONE });
    expect(FILE_GONE.message).toBe('Could not find file on disk');
  });

  it('[UPLOAD-06] a second failure ends it with the reason of that failure', () => {
    const retried = stateAfter(
      failed(0),
      { type: 'waited' },
      { type: 'looked', isReadable: true },
      failed(0, { kind: 'refused', message: 'no' }),
    );
    expect(retried).toEqual({ step: 'failed', fault: { kind: 'refused', message: 'no' } });
  });

  it('an ended session is not tried again: the person has to sign in first', () => {
    expect(stateAfter(failed(0, { kind: 'signed-out', message: '' }))).toMatchObject({ step: 'failed' });
  });

  it('events that do not fit the step change nothing', () => {
    expect(stateAfter({ type: 'waited' })).toBe(FIRST_TRY);
    expect(stateAfter({ type: 'looked', isReadable: false })).toBe(FIRST_TRY);
  });
});
