import { describe, expect, it } from 'vitest';
import type { UploadFault } from '../uploads/photo-upload.ts';
import {
  BUSY_MESSAGE,
  isBusy,
  NOT_SAVING,
  nextUploads,
  type SaveEvent,
  type SaveProcess,
  SCREENSHOT,
  SCREENSHOT_POLL_MS,
  saveProcess,
  sentBytes,
} from './save-process.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, name: `${index + 1}.jpg`, sizeBytes: 100 }));
const started = (count: number, wantsScreenshot = true) =>
  saveProcess(NOT_SAVING, { type: 'start', photos: photos(count), wantsScreenshot, nowMs: 7 });
const stateAfter = (state: SaveProcess, ...events: SaveEvent[]) => events.reduce(saveProcess, state);
const REFUSED: UploadFault = { kind: 'refused', message: 'broken' };

/** Returns the state after every photo was started and answered. */
function sent(state: SaveProcess, failing: readonly string[] = [], fault = REFUSED): SaveProcess {
  let current = state;
  for (let next = nextUploads(current); next.length; next = nextUploads(current)) {
    for (const { id } of next) current = saveProcess(current, { type: 'begun', id });
    for (const id of Object.keys(current.running)) {
      current = saveProcess(current, failing.includes(id) ? { type: 'upload-failed', id, fault } : { type: 'uploaded', id });
    }
  }
  return current;
}

describe('the save process', () => {
  it('[SAVE-01] is busy from the start to the end, with the words of the specification', () => {
    expect(BUSY_MESSAGE).toBe('Already busy saving.');
    expect(isBusy(NOT_SAVING)).toBe(false);
    const uploading = started(1);
    const painting = sent(uploading);
    const posting = stateAfter(painting, { type: 'painted' }, { type: 'poll' });
    expect([uploading, painting, posting].map(isBusy)).toEqual([true, true, true]);
    expect(isBusy(stateAfter(posting, { type: 'stored' }))).toBe(false);
    expect(saveProcess(uploading, { type: 'start', photos: photos(9), wantsScreenshot: true, nowMs: 9 })).toBe(uploading);
  });

  it('[SAVE-02] a save without a screenshot does not wait for one', () => {
    expect(stateAfter(sent(started(1, false)), { type: 'poll' }).step).toBe('posting');
    expect(stateAfter(sent(started(1, true)), { type: 'poll' }).step).toBe('painting');
  });

  it('[SAVE-03] the screenshot fits into 500x500, JPEG quality 50', () => {
    expect(SCREENSHOT).toEqual({ sidePx: 500, quality: 0.5 });
  });

  it('[SAVE-04] [SAVE-16] every photo is sent, three at a time, and counts as finished or as an error', () => {
    const start = started(5);
    expect(start.progress).toMatchObject({ totalResources: 5, finishedResources: 0, totalBytes: 500, startTime: 7 });
    expect(nextUploads(start).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    const three = stateAfter(start, { type: 'begun', id: 'p1' }, { type: 'begun', id: 'p2' }, { type: 'begun', id: 'p3' });
    expect(nextUploads(three)).toEqual([]);
    const two = stateAfter(three, { type: 'uploaded', id: 'p2' });
    expect(nextUploads(two).map(({ id }) => id)).toEqual(['p4']);
    expect(two.progress).toMatchObject({ finishedResources: 1, finishedBytes: 100, finished: false, error: false });
    expect(sent(started(5), ['p2']).progress).toMatchObject({ finishedResources: 4, errorResources: 1 });
  });

  it('bytes count while a photo is uploading, and never beyond its size', () => {
    const half = stateAfter(started(2), { type: 'begun', id: 'p1' }, { type: 'sent', id: 'p1', sentBytes: 40 });
    expect(sentBytes(half)).toBe(40);
    expect(sentBytes(stateAfter(half, { type: 'sent', id: 'p1', sentBytes: 140 }))).toBe(100);
    expect(sentBytes(stateAfter(half, { type: 'uploaded', id: 'p1' }))).toBe(100);
  });

  it('[SAVE-05] [SAVE-17] after a failed photo the others are still sent, then the save ends with an error that lists the photo', () => {
    const end = sent(started(5), ['p2']);
    expect(end.step).toBe('failed');
    expect(end.fault).toEqual({ kind: 'photos' });
    expect(end.progress).toMatchObject({ error: true, finished: false, finishedResources: 4 });
    expect(end.progress.errorResourceItems).toEqual([{ id: 'p2', name: '2.jpg', fault: REFUSED }]);
    expect(stateAfter(end, { type: 'painted' }, { type: 'poll' }).step).toBe('failed');
  });

  it('[SAVE-06] after the uploads it waits for the screenshot, looking every 100 ms', () => {
    expect(SCREENSHOT_POLL_MS).toBe(100);
    const waiting = stateAfter(sent(started(2)), { type: 'poll' }, { type: 'poll' });
    expect(waiting.step).toBe('painting');
    expect(stateAfter(waiting, { type: 'painted' }).step).toBe('painting');
    expect(stateAfter(waiting, { type: 'painted' }, { type: 'poll' }).step).toBe('posting');
  });

  it('a screenshot that is ready early waits for the uploads', () => {
    const paintedEarly = stateAfter(started(1), { type: 'painted' }, { type: 'poll' });
    expect(paintedEarly.step).toBe('uploading');
    expect(stateAfter(sent(paintedEarly), { type: 'poll' }).step).toBe('posting');
  });

  it('[SAVE-07] without local photos it goes straight to the picture and the collage', () => {
    expect(stateAfter(started(0), { type: 'painted' }, { type: 'poll' }).step).toBe('posting');
  });

  it('[SAVE-08] [SAVE-09] the answer sets finished or error', () => {
    const posting = stateAfter(started(0), { type: 'painted' }, { type: 'poll' });
    expect(stateAfter(posting, { type: 'stored' })).toMatchObject({ step: 'saved', progress: { finished: true, error: false } });
    const refused = stateAfter(posting, { type: 'refused', fault: { kind: 'refused', reason: 'no' } });
    expect(refused).toMatchObject({ step: 'failed', progress: { finished: false, error: true } });
  });

  it('[SAVE-10] cancel resets state and progress from every step', () => {
    const uploading = started(3);
    for (const state of [
      uploading,
      sent(uploading),
      sent(uploading, ['p1']),
      stateAfter(sent(uploading), { type: 'painted' }, { type: 'poll' }),
    ]) {
      expect(saveProcess(state, { type: 'cancel' })).toEqual(NOT_SAVING);
    }
    expect(NOT_SAVING.progress).toMatchObject({ finished: false, error: false });
  });

  it('a lost server and an ended session start no further photo, and report which it was', () => {
    for (const kind of ['lost', 'signed-out'] as const) {
      const begun = stateAfter(started(9), { type: 'begun', id: 'p1' }, { type: 'begun', id: 'p2' });
      const first = stateAfter(begun, { type: 'upload-failed', id: 'p1', fault: { kind, message: '' } });
      expect(nextUploads(first)).toEqual([]);
      expect(first.step).toBe('uploading');
      const end = stateAfter(first, { type: 'uploaded', id: 'p2' });
      expect(end).toMatchObject({ step: 'failed', fault: { kind } });
      expect(end.progress.finishedResources).toBe(1);
    }
  });
});
