import { describe, expect, it } from 'vitest';
import { FILE_MISSING } from '../uploads/photo-upload.ts';
import {
  CLOSED_DIALOG,
  isForOrder,
  SAVE_DIALOG_STATES,
  type SaveDialog,
  type SaveDialogEvent,
  type SaveDialogState,
  saveDialog,
} from './save-dialog.ts';
import type { FailedPhoto } from './save-process.ts';

const dialogIn = (state: SaveDialogState, more: Partial<SaveDialog> = {}): SaveDialog => ({ ...CLOSED_DIALOG, state, ...more });
const open = (version: SaveDialog['version'], more: { isNew?: boolean; isFinished?: boolean } = {}) =>
  saveDialog(CLOSED_DIALOG, { type: 'open', version, isNew: true, isFinished: true, ...more });
const step = (dialog: SaveDialog, event: SaveDialogEvent) => {
  const { dialog: next, effects } = saveDialog(dialog, event);
  return { ...next, effects };
};
const signedIn = { type: 'checked', isSignedIn: true, isOther: false } as const;
const signedOut = { type: 'checked', isSignedIn: false, isOther: false } as const;
const failed: FailedPhoto = { id: 'local-1', name: 'a.jpg', fault: { kind: 'refused', message: 'no' } };

describe('opening', () => {
  it('[SDLG-01] the states are the nine of the specification', () => {
    expect([...SAVE_DIALOG_STATES].sort()).toEqual(
      ['CAN_NOT_ORDER', 'CHECKING', 'ERROR', 'LOGIN', 'LOGIN_FOR_COLLAGE', 'REGISTER', 'SAVED', 'SAVING', 'WANT_TO_QUIT'].sort(),
    );
  });

  it("[SDLG-02] [EDIT-32] version 'want_to_quit' starts in WANT_TO_QUIT", () => {
    expect(open('want_to_quit').dialog.state).toBe('WANT_TO_QUIT');
    expect(open('want_to_quit').effects).toEqual([]);
  });

  it("[SDLG-03] version 'login_for_model' starts in LOGIN_FOR_COLLAGE", () => {
    expect(open('login_for_model').dialog.state).toBe('LOGIN_FOR_COLLAGE');
  });

  it("[SDLG-04] [ROLE-05] version 'order' starts in CAN_NOT_ORDER when the design is not finished, before any account check", () => {
    const { dialog, effects } = open('order', { isFinished: false });
    expect(dialog.state).toBe('CAN_NOT_ORDER');
    expect(effects).toEqual([]);
  });

  it('[SDLG-05] every other opening starts in CHECKING and asks for the account', () => {
    for (const { dialog, effects } of [open(''), open('order'), open('', { isFinished: false, isNew: false })]) {
      expect(dialog.state).toBe('CHECKING');
      expect(effects).toEqual(['check']);
    }
  });

  it('opening again resets the state of an earlier opening', () => {
    const earlierState = dialogIn('ERROR', { fault: { kind: 'lost' }, failedPhotos: [failed], note: 'session-ended' });
    const { dialog } = saveDialog(earlierState, { type: 'open', version: '', isNew: false, isFinished: true });
    expect(dialog).toMatchObject({ state: 'CHECKING', fault: null, failedPhotos: [], note: null });
  });
});

describe('photos without their file', () => {
  const missingPhoto: FailedPhoto = { id: 'local-1', name: 'a.jpg', fault: FILE_MISSING };

  it('[SDLG-32] are listed before the account check and the upload, and removing them allows a retry', () => {
    const missing = step(open('').dialog, { type: 'photos-missing', photos: [missingPhoto] });
    expect(missing).toMatchObject({ state: 'ERROR', fault: { kind: 'photos' }, failedPhotos: [missingPhoto], effects: [] });
    const removed = step(missing, { type: 'failed-removed', isFinished: false });
    expect(removed).toMatchObject({ state: 'ERROR', failedPhotos: [], isFinished: false });
    expect(step(removed, { type: 'retry' })).toMatchObject({ state: 'CHECKING', effects: ['check'] });
  });

  it('are ignored once a save is running', () => {
    expect(step(dialogIn('SAVING'), { type: 'photos-missing', photos: [missingPhoto] }).state).toBe('SAVING');
  });
});

describe('the account', () => {
  it('[SDLG-07] signed in goes to SAVING and saves, for an order if the version is one for an order', () => {
    expect(step(dialogIn('CHECKING'), signedIn)).toMatchObject({ state: 'SAVING', effects: ['save'] });
    expect(step(dialogIn('CHECKING', { version: 'order' }), signedIn)).toMatchObject({
      version: 'order',
      state: 'SAVING',
      effects: ['save'],
    });
  });

  it('[SDLG-08] [ROLE-04] not signed in with a new collage goes to REGISTER', () => {
    expect(step(dialogIn('CHECKING', { isNew: true }), signedOut).state).toBe('REGISTER');
  });

  it('[SDLG-09] not signed in with a saved collage goes to LOGIN', () => {
    expect(step(dialogIn('CHECKING', { isNew: false }), signedOut).state).toBe('LOGIN');
  });

  it('[SDLG-10] a failed check goes to ERROR', () => {
    const next = step(dialogIn('CHECKING'), { type: 'check-failed', fault: { kind: 'check', reason: 'x' } });
    expect(next).toMatchObject({ state: 'ERROR', fault: { kind: 'check', reason: 'x' }, effects: [] });
  });

  it('[SDLG-11] [SDLG-24] [SDLG-26] LOGIN and REGISTER lead to each other, to REGISTER only for a new collage', () => {
    expect(step(dialogIn('REGISTER'), { type: 'to-sign-in' }).state).toBe('LOGIN');
    expect(step(dialogIn('LOGIN', { isNew: true }), { type: 'to-register' }).state).toBe('REGISTER');
    expect(step(dialogIn('LOGIN', { isNew: false }), { type: 'to-register' }).state).toBe('LOGIN');
    expect(step(dialogIn('LOGIN_FOR_COLLAGE'), { type: 'to-register' }).state).toBe('LOGIN_FOR_COLLAGE');
  });

  it('[SDLG-12] [LOAD-10] sign in from LOGIN_FOR_COLLAGE loads the collage', () => {
    expect(step(dialogIn('LOGIN_FOR_COLLAGE'), { type: 'signed-in', isOther: false }).effects).toEqual(['load']);
  });

  it('[SDLG-13] sign in from LOGIN goes to SAVING and saves', () => {
    expect(step(dialogIn('LOGIN'), { type: 'signed-in', isOther: false })).toMatchObject({ state: 'SAVING', effects: ['save'] });
    expect(step(dialogIn('LOGIN', { version: 'order' }), { type: 'signed-in', isOther: false })).toMatchObject({
      version: 'order',
      effects: ['save'],
    });
  });

  it('[SDLG-14] register goes to SAVING and saves', () => {
    expect(step(dialogIn('REGISTER'), { type: 'registered' })).toMatchObject({ state: 'SAVING', effects: ['save'] });
  });

  it("another person's session never saves by itself: it asks to sign in first", () => {
    const question = step(dialogIn('CHECKING', { isNew: false }), { type: 'checked', isSignedIn: true, isOther: true });
    expect(question).toMatchObject({ state: 'LOGIN', note: 'other-account', effects: [] });
    const secondSignIn = step(dialogIn('LOGIN', { note: 'other-account' }), { type: 'signed-in', isOther: true });
    expect(secondSignIn).toMatchObject({ state: 'LOGIN', note: 'other-account', effects: [] });
  });
});

describe('saving', () => {
  it('[SDLG-15] a failed save goes to ERROR with the failed photos', () => {
    const next = step(dialogIn('SAVING'), { type: 'save-failed', fault: { kind: 'photos' }, failedPhotos: [failed] });
    expect(next).toMatchObject({ state: 'ERROR', failedPhotos: [failed], fault: { kind: 'photos' } });
  });

  it('[SDLG-16] [SAVE-12] a finished save goes to SAVED, and the collage is no longer new', () => {
    expect(step(dialogIn('SAVING', { isNew: true }), { type: 'saved' })).toMatchObject({ state: 'SAVED', isNew: false });
  });

  it('a session that expires during a save asks to sign in, keeps the purpose of the save, and then continues', () => {
    const question = step(dialogIn('SAVING', { version: 'order' }), {
      type: 'save-failed',
      fault: { kind: 'signed-out' },
      failedPhotos: [],
    });
    expect(question).toMatchObject({ state: 'LOGIN', note: 'session-ended', version: 'order' });
    expect(step(question, { type: 'signed-in', isOther: false })).toMatchObject({
      state: 'SAVING',
      version: 'order',
      note: null,
      effects: ['save'],
    });
  });

  it('a newer version offers to save a copy, to overwrite it, or to open it', () => {
    const question = step(dialogIn('SAVING'), { type: 'save-failed', fault: { kind: 'newer', version: 4 }, failedPhotos: [] });
    expect(question.state).toBe('ERROR');
    expect(step(question, { type: 'overwrite' })).toMatchObject({ state: 'SAVING', effects: ['overwrite'] });
    expect(step(question, { type: 'save-as-new' })).toMatchObject({ state: 'SAVING', fault: null, effects: ['save-as-new'] });
    expect(step(question, { type: 'reload' }).effects).toEqual(['reload']);
    for (const type of ['overwrite', 'save-as-new', 'reload'] as const)
      expect(step(dialogIn('ERROR', { fault: { kind: 'lost' } }), { type }).effects, type).toEqual([]);
  });

  it('[SDLG-33] after the failed photos are gone, retry checks the account and saves what is left', () => {
    const error = dialogIn('ERROR', { fault: { kind: 'photos' }, failedPhotos: [failed], isFinished: true });
    const removed = step(error, { type: 'failed-removed', isFinished: false });
    expect(removed).toMatchObject({ state: 'ERROR', failedPhotos: [], isFinished: false });
    expect(step(removed, { type: 'retry' })).toMatchObject({ state: 'CHECKING', fault: null, effects: ['check'] });
  });

  it('an event that does not fit the state changes nothing', () => {
    const saved = dialogIn('SAVED');
    expect(saveDialog(saved, { type: 'saved' })).toEqual({ dialog: saved, effects: [] });
    expect(saveDialog(saved, signedIn)).toEqual({ dialog: saved, effects: [] });
    expect(saveDialog(dialogIn('SAVING'), { type: 'save' }).effects).toEqual([]);
  });
});

describe('actions after a save', () => {
  it('[SDLG-17] [SDLG-18] order from SAVED goes to checkout when the design is finished, otherwise to CAN_NOT_ORDER', () => {
    expect(step(dialogIn('SAVED', { isFinished: true }), { type: 'order' }).effects).toEqual(['checkout']);
    expect(step(dialogIn('SAVED', { isFinished: true, version: 'order' }), { type: 'order' }).effects).toEqual(['checkout']);
    expect(step(dialogIn('SAVED', { isFinished: false }), { type: 'order' })).toMatchObject({ state: 'CAN_NOT_ORDER', effects: [] });
  });

  it("[SDLG-19] 'save collage' resets the version and checks again", () => {
    const next = step(dialogIn('WANT_TO_QUIT', { version: 'want_to_quit' }), { type: 'save' });
    expect(next).toMatchObject({ state: 'CHECKING', version: '', effects: ['check'] });
    expect(isForOrder(next)).toBe(false);
  });

  it('[SDLG-20] navigation cancels only a running save', () => {
    expect(step(dialogIn('SAVING'), { type: 'navigated' }).effects).toEqual(['cancel']);
    expect(step(dialogIn('SAVED'), { type: 'navigated' }).effects).toEqual([]);
  });

  it('[SDLG-41] back closes to the collage', () => {
    expect(step(dialogIn('CAN_NOT_ORDER'), { type: 'close' }).effects).toEqual(['close']);
  });

  it('[SDLG-42] start a new collage goes to the list', () => {
    expect(step(dialogIn('SAVED'), { type: 'new-collage' }).effects).toEqual(['list']);
  });

  it('[SDLG-43] [SDLG-38] the editor can be left from the dialog', () => {
    expect(step(dialogIn('WANT_TO_QUIT'), { type: 'quit' }).effects).toEqual(['quit']);
    expect(step(dialogIn('SAVED'), { type: 'quit' }).effects).toEqual(['quit']);
  });

  it('[SDLG-44] [SDLG-30] cancelling the upload cancels saving and closes', () => {
    expect(step(dialogIn('SAVING'), { type: 'close' }).effects).toEqual(['cancel', 'close']);
  });

  it('closing the sign-in for a collage leaves the person signed out: only open work stays', () => {
    expect(step(dialogIn('LOGIN_FOR_COLLAGE'), { type: 'close' }).effects).toEqual(['stay-signed-out']);
  });
});
