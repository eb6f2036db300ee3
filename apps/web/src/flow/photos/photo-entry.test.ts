import { describe, expect, it } from 'vitest';
import {
  canEdit,
  chosenEntry,
  type EntryEvent,
  entryAfter,
  isAccepted,
  leavesCollage,
  needsPrintColours,
  PHOTO_STATES,
  photoOf,
  storedEntry,
} from './photo-entry.ts';

const file = new Blob(['x']);
const header: EntryEvent = {
  type: 'header',
  sizeBytes: 1,
  kind: 'jpeg',
  components: 3,
  original: { widthPx: 4000, heightPx: 3000 },
  key: '1_4000_3000_ab',
  takenMs: 1000,
  zoneMin: 120,
  suggestedRotation: 90,
};
const image: EntryEvent = { type: 'image', web: new Blob(['w']), webSize: { widthPx: 1024, heightPx: 768 }, thumbUrl: 'blob:1' };
const failed: EntryEvent = { type: 'failed', error: 'ERROR_NO_JPG_IMAGE' };
const entryAfterEvents = (...events: readonly EntryEvent[]) => events.reduce(entryAfter, chosenEntry('local-1', file, 'beach.jpg'));
const stored = storedEntry(
  { id: '7', name: 'beach.jpg', type: 'COMPUTER', widthPx: 400, heightPx: 300 },
  '/photos/7/web.jpg',
  '/photos/7/thumb.jpg',
);

describe('the states of a photo', () => {
  it('[PSTATE-01] are LOADING 0, ERROR 1 and IMAGE 2', () => {
    expect(PHOTO_STATES).toEqual({ LOADING: 0, ERROR: 1, IMAGE: 2 });
  });

  it("show a thumbnail while a photo is read; the camera's thumbnail is replaced by a better one", () => {
    const quick = (isRough: boolean): EntryEvent => ({ type: 'quick', thumbUrl: 'data:quick', isRough });
    expect(entryAfterEvents(header, quick(true))).toMatchObject({ state: PHOTO_STATES.LOADING, thumbUrl: 'data:quick', isRough: true });
    expect(entryAfterEvents(header, quick(true), image)).toMatchObject({ state: PHOTO_STATES.IMAGE, thumbUrl: 'blob:1', isRough: false });
    expect(entryAfterEvents(header, quick(false), image)).toMatchObject({ thumbUrl: 'data:quick', isRough: false });
    expect(entryAfterEvents(header, image, quick(true))).toMatchObject({ thumbUrl: 'blob:1', isRough: false });
    expect(entryAfterEvents(failed, quick(true))).toMatchObject({ thumbUrl: '' });
  });

  it('[PSTATE-02] begin with LOADING and become IMAGE when the picture has loaded', () => {
    expect(entryAfterEvents().state).toBe(PHOTO_STATES.LOADING);
    expect(entryAfterEvents(header).state).toBe(PHOTO_STATES.LOADING);
    expect(entryAfterEvents(header, image)).toMatchObject({
      state: PHOTO_STATES.IMAGE,
      thumbUrl: 'blob:1',
      webSize: { widthPx: 1024, heightPx: 768 },
    });
  });

  it('[PSTATE-03] [INGEST-13] become ERROR after any error, also if a picture arrives later', () => {
    expect(entryAfterEvents(header, failed)).toMatchObject({ state: PHOTO_STATES.ERROR, error: 'ERROR_NO_JPG_IMAGE' });
    expect(entryAfterEvents(failed, image).state).toBe(PHOTO_STATES.ERROR);
  });

  it('[PSTATE-05] keep a wanted slot until the photo can go there, and forget it with an error', () => {
    expect(entryAfterEvents({ type: 'wanted', slot: 'img1' }, header).wantedSlot).toBe('img1');
    expect(entryAfterEvents({ type: 'wanted', slot: 'img1' }, failed).wantedSlot).toBeNull();
  });

  it('[PSTATE-09] a failed photo leaves the collage unless the server has it', () => {
    expect(leavesCollage(entryAfterEvents(header, failed))).toBe(true);
    expect(leavesCollage(entryAfter(stored, { type: 'failed', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' }))).toBe(false);
  });

  it('[PSTATE-10] [EDST-07] only an IMAGE can be edited', () => {
    expect([entryAfterEvents(), entryAfterEvents(header), entryAfterEvents(failed), entryAfterEvents(header, image)].map(canEdit)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(canEdit(undefined)).toBe(false);
  });

  it('[CHOOSE-22] [CHOOSE-24] LOADING and IMAGE may be placed, ERROR only when forced', () => {
    expect([entryAfterEvents(), entryAfterEvents(header, image), entryAfterEvents(failed)].map((entry) => isAccepted(entry))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isAccepted(entryAfterEvents(failed), true)).toBe(true);
  });

  it('a photo of the server that could not be fetched may be tried again, a refused file not', () => {
    const lost = entryAfter(stored, { type: 'failed', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' });
    expect(entryAfter(lost, { type: 'retried' })).toMatchObject({ state: PHOTO_STATES.LOADING, error: null });
    expect(entryAfter(entryAfterEvents(failed), { type: 'retried' }).state).toBe(PHOTO_STATES.ERROR);
  });
});

describe('a photo whose file was not kept on this device', () => {
  const missing: EntryEvent = { type: 'missing' };
  const newFile = new Blob(['again']);

  it('stays in the collage without its file: it is neither placed nor edited meanwhile', () => {
    const withoutFile = entryAfterEvents(header, missing);
    expect(withoutFile).toMatchObject({ state: PHOTO_STATES.LOADING, isMissing: true, file: null, chosen: null, key: '1_4000_3000_ab' });
    expect([leavesCollage(withoutFile), isAccepted(withoutFile), canEdit(withoutFile)]).toEqual([false, false, false]);
  });

  it('continues with the file that is chosen again', () => {
    const found = entryAfterEvents(header, missing, { type: 'found', file: newFile }, image);
    expect(found).toMatchObject({ id: 'local-1', state: PHOTO_STATES.IMAGE, isMissing: false, file: newFile, chosen: newFile });
  });

  it('needs no file if the server has the photo, if its picture has loaded, or if it failed', () => {
    expect(entryAfter(stored, missing).isMissing).toBe(false);
    expect(entryAfterEvents(header, image, missing).file).toBe(file);
    expect(entryAfterEvents(header, missing, failed)).toMatchObject({ state: PHOTO_STATES.ERROR, isMissing: false });
  });

  it('accepts no file that was not requested', () => {
    expect(entryAfterEvents(header, { type: 'found', file: newFile }).file).toBe(file);
  });
});

describe('an entry', () => {
  it('[PENT-01] [PENT-06] contains the file, its size and name, and no server id at first', () => {
    expect(entryAfterEvents(header)).toMatchObject({
      name: 'beach.jpg',
      type: 'COMPUTER',
      sizeBytes: 1,
      file,
      onServer: false,
      src: '',
      suggestedRotation: 90,
      key: '1_4000_3000_ab',
    });
  });

  it('[UPLOAD-02] [UPLOAD-03] gets id and src of the server, and releases the file', () => {
    const stored = entryAfterEvents(header, image, {
      type: 'stored',
      id: '12',
      src: '/photos/12/web.jpg',
      thumbUrl: '/photos/12/thumb.jpg',
    });
    expect(stored).toMatchObject({
      id: '12',
      origin: 'local-1',
      src: '/photos/12/web.jpg',
      onServer: true,
      file: null,
      state: PHOTO_STATES.IMAGE,
    });
  });

  it('in CMYK is reloaded from the server, which knows its colours', () => {
    const cmyk: EntryEvent = { ...header, components: 4 };
    const stored = entryAfterEvents(cmyk, image, { type: 'stored', id: '12', src: '/photos/12/web.jpg', thumbUrl: '/photos/12/thumb.jpg' });
    expect(stored).toMatchObject({ id: '12', origin: '12', file: null, web: null, webSize: null, state: PHOTO_STATES.LOADING });
    expect(stored.thumbUrl).toBe('/photos/12/thumb.jpg');
  });

  it('of another format waits until it is converted to a JPEG, which replaces the file', () => {
    const heic: EntryEvent = { ...header, kind: 'heic' };
    const jpeg = new Blob(['jpeg']);
    expect(entryAfterEvents(heic)).toMatchObject({ file, isForeign: true });
    expect(entryAfterEvents(heic, { type: 'converted', file: jpeg })).toMatchObject({
      file: jpeg,
      isForeign: false,
      key: '1_4000_3000_ab',
    });
    expect(entryAfterEvents(heic, failed, { type: 'converted', file: jpeg })).toMatchObject({ file, state: PHOTO_STATES.ERROR });
  });

  it('[PENT-09] keeps the details of an error besides its message', () => {
    expect(entryAfterEvents({ type: 'failed', error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_AVIF' })).toMatchObject({ hint: 'HINT_AVIF' });
    expect(entryAfterEvents(failed)).toMatchObject({ hint: null });
  });

  it('is a photo of the collage once its size is known', () => {
    expect(photoOf(entryAfterEvents())).toBeNull();
    expect(photoOf(entryAfterEvents(header))).toEqual({
      id: 'local-1',
      name: 'beach.jpg',
      type: 'COMPUTER',
      widthPx: 4000,
      heightPx: 3000,
    });
  });

  it('loads the server’s CMYK picture once, when the server has the photo', () => {
    const inks = entryAfter(entryAfter(chosenEntry('a', file, 'a.jpg'), { ...header, components: 4 }), image);
    const coloured: EntryEvent = { type: 'coloured', web: file, webSize: { widthPx: 9, heightPx: 6 }, thumbUrl: 'data:true' };
    expect(entryAfter(inks, coloured)).toBe(inks);
    const arrived = entryAfter(inks, { type: 'uploaded', uploaded: { id: '7', src: '/photos/7/web.jpg', owner: 'ana', atMs: 0 } });
    expect(needsPrintColours(arrived)).toBe(true);
    const inColour = entryAfter(arrived, coloured);
    expect(inColour).toMatchObject({ thumbUrl: 'data:true', hasPrintColours: true, origin: 'a', file });
    expect(needsPrintColours(inColour)).toBe(false);
    const stored = entryAfter(inColour, { type: 'stored', id: '7', src: '/photos/7/web.jpg', thumbUrl: '/photos/7/thumb.jpg' });
    expect(stored).toMatchObject({ state: PHOTO_STATES.IMAGE, onServer: true, file: null });
  });
});
