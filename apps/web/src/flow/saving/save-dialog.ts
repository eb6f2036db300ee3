import type { FailedPhoto, SaveFault } from './save-process.ts';

/** [SDLG-01] */
export const SAVE_DIALOG_STATES = [
  'CHECKING',
  'LOGIN',
  'REGISTER',
  'SAVING',
  'SAVED',
  'ERROR',
  'WANT_TO_QUIT',
  'LOGIN_FOR_COLLAGE',
  'CAN_NOT_ORDER',
] as const;
export type SaveDialogState = (typeof SAVE_DIALOG_STATES)[number];

/** Purpose that the dialog was opened for. [EDIT-32] */
export type SaveVersion = '' | 'order' | 'want_to_quit' | 'login_for_model';

/** Reason why the dialog shows ERROR: a fault of the save, or a failed account check. */
export type DialogFault = SaveFault | { readonly kind: 'check'; readonly reason: string };

export interface SaveDialog {
  readonly state: SaveDialogState;
  readonly version: SaveVersion;
  /** True if the collage has no id yet because it was never saved. [SAVE-12] */
  readonly isNew: boolean;
  /** True if every photo slot is filled. */
  readonly isFinished: boolean;
  readonly fault: DialogFault | null;
  /** Photos whose upload failed. [SDLG-15] */
  readonly failedPhotos: readonly FailedPhoto[];
  /** Reason why the person has to sign in during the save (state LOGIN). */
  readonly note: 'session-ended' | 'other-account' | null;
}

export type SaveDialogEvent =
  | { readonly type: 'open'; readonly version: SaveVersion; readonly isNew: boolean; readonly isFinished: boolean }
  /** The account check ended; `isOther`: a different account is signed in than the collage's owner. */
  | { readonly type: 'checked'; readonly isSignedIn: boolean; readonly isOther: boolean }
  | { readonly type: 'check-failed'; readonly fault: DialogFault }
  /** Files of photos are missing: saving has to wait until they are chosen again or the photos are removed. */
  | { readonly type: 'photos-missing'; readonly photos: readonly FailedPhoto[] }
  | { readonly type: 'to-register' }
  | { readonly type: 'to-sign-in' }
  | { readonly type: 'signed-in'; readonly isOther: boolean }
  | { readonly type: 'registered' }
  | { readonly type: 'save-failed'; readonly fault: SaveFault; readonly failedPhotos: readonly FailedPhoto[] }
  | { readonly type: 'saved' }
  /** 'Save collage': starts over, not for an order. [SDLG-19] */
  | { readonly type: 'save' }
  | { readonly type: 'order' }
  | { readonly type: 'retry' }
  /** Overwrites the newer version on the server. */
  | { readonly type: 'overwrite' }
  /** Keeps the newer version, and stores this one as a new collage. */
  | { readonly type: 'save-as-new' }
  | { readonly type: 'reload' }
  /** The failed photos were removed from all layers. [SDLG-33] */
  | { readonly type: 'failed-removed'; readonly isFinished: boolean }
  | { readonly type: 'new-collage' }
  | { readonly type: 'quit' }
  /** Returns to the collage: by a button, Escape or the navigation bar. */
  | { readonly type: 'close' }
  /** The address changed while the dialog was open. [SDLG-20] */
  | { readonly type: 'navigated' };

/** The next action of the runner. */
export type SaveDialogEffect =
  | 'check'
  | 'save'
  | 'overwrite'
  | 'save-as-new'
  | 'load'
  | 'reload'
  | 'cancel'
  | 'checkout'
  | 'list'
  | 'stay-signed-out'
  | 'quit'
  | 'close';

export interface SaveDialogStep {
  readonly dialog: SaveDialog;
  readonly effects: readonly SaveDialogEffect[];
}

export const CLOSED_DIALOG: SaveDialog = {
  state: 'CHECKING',
  version: '',
  isNew: true,
  isFinished: false,
  fault: null,
  failedPhotos: [],
  note: null,
};

/** State machine of the save dialog. Pure; an event that does not fit the state changes nothing. */
export function saveDialog(dialog: SaveDialog, event: SaveDialogEvent): SaveDialogStep {
  switch (event.type) {
    case 'open':
      return opened(event);
    case 'checked':
      return dialog.state === 'CHECKING' ? checked(dialog, event) : unchanged(dialog);
    case 'signed-in':
      return isSignInForm(dialog) ? signedIn(dialog, event.isOther) : unchanged(dialog);
    case 'registered':
      return dialog.state === 'REGISTER' ? saving(dialog) : unchanged(dialog);
    case 'save-failed':
      return dialog.state === 'SAVING' ? saveFailed(dialog, event) : unchanged(dialog);
    case 'close':
    case 'quit':
    case 'new-collage':
    case 'navigated':
      return leaveDialog(dialog, event.type);
    default:
      return within(dialog, event);
  }
}

/** True if the dialog saves for an order. [SDLG-07] */
export function isForOrder({ version }: SaveDialog): boolean {
  return version === 'order';
}

type InnerEvent = Exclude<
  SaveDialogEvent,
  { readonly type: 'open' | 'checked' | 'signed-in' | 'registered' | 'save-failed' | 'close' | 'quit' | 'new-collage' | 'navigated' }
>;

function within(dialog: SaveDialog, event: InnerEvent): SaveDialogStep {
  const { state } = dialog;
  switch (event.type) {
    case 'check-failed':
      return state === 'CHECKING' ? unchanged({ ...dialog, state: 'ERROR', fault: event.fault }) : unchanged(dialog);
    case 'photos-missing':
      return state === 'CHECKING'
        ? unchanged({ ...dialog, state: 'ERROR', fault: { kind: 'photos' }, failedPhotos: event.photos })
        : unchanged(dialog);
    case 'to-register':
      return state === 'LOGIN' && dialog.isNew ? unchanged({ ...dialog, state: 'REGISTER' }) : unchanged(dialog);
    case 'to-sign-in':
      return state === 'REGISTER' ? unchanged({ ...dialog, state: 'LOGIN' }) : unchanged(dialog);
    case 'saved':
      return state === 'SAVING' ? unchanged({ ...withoutMessages(dialog), state: 'SAVED', isNew: false }) : unchanged(dialog);
    case 'save':
      return state === 'SAVING' ? unchanged(dialog) : checking({ ...dialog, version: '' });
    case 'order':
      return state === 'SAVED' ? ordered(dialog) : unchanged(dialog);
    default:
      return state === 'ERROR' ? fromError(dialog, event) : unchanged(dialog);
  }
}

/** Opens the dialog. [SDLG-02 … SDLG-05] */
function opened({ version, isNew, isFinished }: Extract<SaveDialogEvent, { readonly type: 'open' }>): SaveDialogStep {
  const dialog: SaveDialog = { ...CLOSED_DIALOG, version, isNew, isFinished };
  if (version === 'want_to_quit') return unchanged({ ...dialog, state: 'WANT_TO_QUIT' });
  if (version === 'login_for_model') return unchanged({ ...dialog, state: 'LOGIN_FOR_COLLAGE' });
  if (version === 'order' && !isFinished) return unchanged({ ...dialog, state: 'CAN_NOT_ORDER' });
  return checking(dialog);
}

/** Handles the result of the account check. [SDLG-07 … SDLG-09] */
function checked(dialog: SaveDialog, { isSignedIn, isOther }: Extract<SaveDialogEvent, { readonly type: 'checked' }>): SaveDialogStep {
  if (isSignedIn && !isOther) return saving(dialog);
  if (isSignedIn) return unchanged({ ...dialog, state: 'LOGIN', note: 'other-account' });
  return unchanged({ ...dialog, state: dialog.isNew ? 'REGISTER' : 'LOGIN' });
}

/** Handles a completed sign-in. [SDLG-12] [SDLG-13] */
function signedIn(dialog: SaveDialog, isOther: boolean): SaveDialogStep {
  if (dialog.state === 'LOGIN_FOR_COLLAGE') return { dialog, effects: ['load'] };
  return isOther ? unchanged({ ...dialog, note: 'other-account' }) : saving(dialog);
}

/** Handles a failed save. After an expired session it asks to sign in and then continues. [SDLG-15] */
function saveFailed(
  dialog: SaveDialog,
  { fault, failedPhotos }: Extract<SaveDialogEvent, { readonly type: 'save-failed' }>,
): SaveDialogStep {
  if (fault.kind === 'signed-out') return unchanged({ ...withoutMessages(dialog), state: 'LOGIN', note: 'session-ended' });
  return unchanged({ ...dialog, state: 'ERROR', fault, failedPhotos });
}

function fromError(dialog: SaveDialog, event: InnerEvent): SaveDialogStep {
  if (event.type === 'retry') return checking(dialog);
  if (dialog.fault?.kind === 'newer') {
    if (event.type === 'overwrite' || event.type === 'save-as-new')
      return { dialog: { ...withoutMessages(dialog), state: 'SAVING' }, effects: [event.type] };
    if (event.type === 'reload') return { dialog, effects: ['reload'] };
  }
  if (event.type !== 'failed-removed') return unchanged(dialog);
  return unchanged({ ...dialog, failedPhotos: [], isFinished: event.isFinished });
}

/** Continues to the checkout. [SDLG-18] */
function ordered(dialog: SaveDialog): SaveDialogStep {
  if (!dialog.isFinished) return unchanged({ ...dialog, state: 'CAN_NOT_ORDER' });
  return { dialog, effects: ['checkout'] };
}

/** Leaves the dialog; cancels a running save first. [SDLG-20] [SDLG-42 … SDLG-44] */
function leaveDialog(dialog: SaveDialog, event: 'close' | 'quit' | 'new-collage' | 'navigated'): SaveDialogStep {
  const cancel = dialog.state === 'SAVING' ? (['cancel'] as const) : [];
  if (event === 'navigated') return { dialog: CLOSED_DIALOG, effects: cancel };
  const isSignedOut = event === 'close' && dialog.state === 'LOGIN_FOR_COLLAGE';
  const effect = { close: isSignedOut ? 'stay-signed-out' : 'close', quit: 'quit', 'new-collage': 'list' } as const;
  return { dialog, effects: [...cancel, effect[event]] };
}

function checking(dialog: SaveDialog): SaveDialogStep {
  return { dialog: { ...withoutMessages(dialog), state: 'CHECKING' }, effects: ['check'] };
}

function saving(dialog: SaveDialog): SaveDialogStep {
  return { dialog: { ...withoutMessages(dialog), state: 'SAVING' }, effects: ['save'] };
}

function withoutMessages(dialog: SaveDialog): SaveDialog {
  return { ...dialog, fault: null, failedPhotos: [], note: null };
}

function isSignInForm({ state }: SaveDialog): boolean {
  return state === 'LOGIN' || state === 'LOGIN_FOR_COLLAGE';
}

function unchanged(dialog: SaveDialog): SaveDialogStep {
  return { dialog, effects: [] };
}
