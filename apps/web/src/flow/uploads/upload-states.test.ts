import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOADS } from './photo-upload.ts';
import { type BackgroundEvent, backgroundUploads, isToTryAgain, NO_UPLOADS, nextInBackground, type UploadState } from './upload-states.ts';

const photos = Array.from({ length: 6 }, (_, index) => ({ id: `p${index}`, name: `${index}.jpg`, sizeBytes: 10 }));
const lost: UploadState = { step: 'failed', fault: { kind: 'lost', message: '' } };
const busy: UploadState = { step: 'failed', fault: { kind: 'busy', message: 'too much at once' } };
const refused: UploadState = { step: 'failed', fault: { kind: 'refused', message: 'full' } };
const stateAfter = (...events: BackgroundEvent[]) => events.reduce(backgroundUploads, NO_UPLOADS);
const stateEvent = (id: string, state: UploadState): BackgroundEvent => ({ type: 'state', id, state });
const ids = (uploads = NO_UPLOADS) => nextInBackground(photos, uploads).map(({ id }) => id);

describe('uploads in the background', () => {
  it('begin with the oldest photos, a few at a time', () => {
    expect(ids()).toEqual(['p0', 'p1', 'p2']);
    expect(
      ids(
        stateAfter(
          stateEvent('p0', { step: 'sending', sentBytes: 5 }),
          stateEvent('p1', { step: 'waiting', fault: { kind: 'lost', message: '' } }),
        ),
      ),
    ).toEqual(['p2']);
  });

  it('a refused photo is skipped until it is requested again', () => {
    const uploads = stateAfter(stateEvent('p0', refused));
    expect(ids(uploads)).toEqual(['p1', 'p2', 'p3']);
    expect(ids(backgroundUploads(uploads, { type: 'retry', id: null }))).toEqual(['p1', 'p2', 'p3']);
    expect(ids(backgroundUploads(uploads, { type: 'retry', id: 'p0' }))).toEqual(['p0', 'p1', 'p2']);
  });

  it('no upload starts while the server does not answer; all start after a retry', () => {
    const uploads = stateAfter(stateEvent('p0', lost), stateEvent('p1', refused));
    expect(ids(uploads)).toEqual([]);
    expect(ids(backgroundUploads(uploads, { type: 'retry', id: null }))).toEqual(['p0', 'p2', 'p3']);
  });

  it('an overloaded server does not pause the uploads; rejected photos are retried automatically', () => {
    const uploads = stateAfter(stateEvent('p0', busy), stateEvent('p1', refused));
    expect(ids(uploads)).toEqual(['p2', 'p3', 'p4']);
    expect(isToTryAgain(uploads.states)).toBe(true);
    const retried = backgroundUploads(uploads, { type: 'retry', id: null });
    expect(ids(retried)).toEqual(['p0', 'p2', 'p3']);
    expect(isToTryAgain(retried.states)).toBe(false);
  });

  it('[UPLOAD-06] photos that a save could not send are skipped together until each has been sent', () => {
    const refusal = { kind: 'refused', message: 'full' } as const;
    const signedOut = { kind: 'signed-out', message: '' } as const;
    const uploads = stateAfter({
      type: 'failed',
      photos: [
        { id: 'p0', fault: refusal },
        { id: 'p1', fault: refusal },
        { id: 'p2', fault: signedOut },
      ],
    });
    expect(uploads.states).toEqual({ p0: refused, p1: refused });
    expect(ids(uploads)).toEqual(['p2', 'p3', 'p4']);
    expect(backgroundUploads(uploads, { type: 'gone', id: 'p0' }).states).toEqual({ p1: refused });
    expect(stateAfter({ type: 'failed', photos: [] })).toBe(NO_UPLOADS);
  });

  it('nothing starts while paused', () => {
    expect(ids(stateAfter({ type: 'paused', isPaused: true }))).toEqual([]);
  });

  it('never more at a time than a save sends', () => {
    const state = fc.constantFrom<UploadState>(
      { step: 'sending', sentBytes: 1 },
      { step: 'waiting', fault: { kind: 'lost', message: '' } },
      refused,
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...photos.map(({ id }) => id)), state), (states) => {
        const busy = Object.values(states).filter(({ step }) => step !== 'failed').length;
        const begun = nextInBackground(photos, { states, isPaused: false });
        expect(begun.length).toBeLessThanOrEqual(Math.max(0, MAX_UPLOADS - busy));
        expect(begun.every(({ id }) => !states[id])).toBe(true);
      }),
    );
  });
});
