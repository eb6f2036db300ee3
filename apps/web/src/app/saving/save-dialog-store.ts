import { create } from 'zustand';
import { HttpFault } from '../../client/http.ts';
import type { NavState } from '../../flow/navigate/navigation.ts';
import {
  CLOSED_DIALOG,
  type SaveDialog,
  type SaveDialogEffect,
  type SaveDialogEvent,
  type SaveVersion,
  saveDialog,
} from '../../flow/saving/save-dialog.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { openWanted, reloadOpenCollage } from '../collage/load-collage.ts';
import { useWork } from '../collage/work-store.ts';
import { useTextStore } from '../locale/text-store.ts';
import { checkoutAddress, leaveTo } from '../navigate/exits.ts';
import { go } from '../navigate/go.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { listPath } from '../navigate/paths.ts';
import { clearLibrary } from '../photos/photo-library.ts';
import { forgetAccount, refreshAccount, useAccount } from './account-store.ts';
import type { SaveOptions } from './post-collage.ts';
import { cancelSave, isOpenFinished, missingToSave, removeFailedPhotos, saveWork } from './save-runner.ts';
import { SaveError } from './saver.ts';
import { storedWork } from './stored-work.ts';

interface SaveDialogStore {
  readonly dialog: SaveDialog;
  /** What the dialog was told, and everything that follows from it. */
  send(event: SaveDialogEvent): void;
}

export const useSaveDialog = create<SaveDialogStore>()((set, get) => ({
  dialog: CLOSED_DIALOG,
  send: (event) => {
    const { dialog, effects } = saveDialog(get().dialog, event);
    set({ dialog });
    for (const effect of effects) EFFECTS[effect]();
  },
}));

/** Which version of the dialog a navigation state shows; null for none. [EDST-08 … EDST-10] */
export function saveVersionOf(state: NavState): SaveVersion | null {
  if (state === 'NAVSTATE_EDITOR_SAVE') return '';
  if (state === 'NAVSTATE_EDITOR_ORDER') return 'order';
  if (state === 'NAVSTATE_EDITOR_WANT_TO_QUIT') return 'want_to_quit';
  return state === 'NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE' ? 'login_for_model' : null;
}

/** Opens the dialog for the open work; the returned function tells it that it is gone. */
export function openSaveDialog(version: SaveVersion): () => void {
  tell({ type: 'open', version, isNew: useWork.getState().collageId === null, isFinished: isOpenFinished() });
  return () => tell({ type: 'navigated' });
}

/** Somebody signed in, in the form. */
export function tellSignedIn(): void {
  tell({ type: 'signed-in', isOther: isOtherAccount(useAccount.getState().username) });
}

/** Takes the failed photos out of the collage. [SDLG-33] */
export function dropFailedPhotos(): void {
  const ids = useSaveDialog.getState().dialog.failedPhotos.map(({ id }) => id);
  tell({ type: 'failed-removed', isFinished: removeFailedPhotos(ids) });
}

/** 'New model': nothing is open any more. [SAVE-14] */
export function closeWork(): void {
  useWork.getState().close();
  useDesign.getState().clearCurrent();
  clearLibrary();
}

const EFFECTS: Readonly<Record<SaveDialogEffect, () => void>> = {
  check: () => void check(),
  save: () => void save({ isForOrder: false }),
  'save-for-order': () => void save({ isForOrder: true }),
  overwrite: () => void save({ isForOrder: useSaveDialog.getState().dialog.version === 'order', isOverwrite: true }),
  load: () => void openWanted(),
  reload: () => void reloadOpenCollage(),
  cancel: cancelSave,
  checkout: () => {
    const { collageId } = useWork.getState();
    if (collageId !== null) leaveTo(checkoutAddress(collageId));
  },
  list: toList,
  // Without its sign-in there is no saved collage to go back to; work that was kept on this device is there.
  'stay-signed-out': () => (useWork.getState().history ? useNavigation.getState().send({ type: 'close-dialog' }) : toList()),
  quit: () => useNavigation.getState().send({ type: 'quit' }),
  close: () => useNavigation.getState().send({ type: 'close-dialog' }),
};

function toList(): void {
  closeWork();
  go(listPath(useTextStore.getState().locale, useDesign.getState().filter));
}

function tell(event: SaveDialogEvent): void {
  useSaveDialog.getState().send(event);
}

async function check(): Promise<void> {
  const missing = missingToSave();
  if (missing.length > 0) return tell({ type: 'photos-missing', photos: missing });
  try {
    const { isSignedIn, username } = await refreshAccount();
    tell({ type: 'checked', isSignedIn, isOther: isSignedIn && isOtherAccount(username) });
  } catch (error) {
    const isLost = error instanceof HttpFault && error.kind === 'lost';
    tell({
      type: 'check-failed',
      fault: isLost ? { kind: 'lost' } : { kind: 'check', reason: error instanceof Error ? error.message : '' },
    });
  }
}

async function save(options: SaveOptions): Promise<void> {
  try {
    if (await saveWork(options)) tell({ type: 'saved' });
  } catch (error) {
    if (error instanceof SaveError) {
      if (error.fault.kind === 'signed-out') forgetAccount();
      tell({ type: 'save-failed', fault: error.fault, failedPhotos: error.process.progress.errorResourceItems });
    } else {
      tell({
        type: 'save-failed',
        fault: { kind: 'refused', reason: error instanceof Error ? error.message : String(error) },
        failedPhotos: [],
      });
    }
  }
}

/** Photos and collage of one account cannot be saved by another. */
function isOtherAccount(username: string | null): boolean {
  const { owner } = storedWork();
  return owner !== null && owner !== username;
}
