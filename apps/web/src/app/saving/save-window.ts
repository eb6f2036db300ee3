import { isFinished } from '@muro/domain';
import { create, type StoreApi } from 'zustand';
import { HttpFault } from '../../client/http.ts';
import type { NavState } from '../../flow/navigate/navigation.ts';
import {
  CLOSED_DIALOG,
  isForOrder,
  type SaveDialog,
  type SaveDialogEffect,
  type SaveDialogEvent,
  type SaveVersion,
  saveDialog,
} from '../../flow/saving/save-dialog.ts';
import { forgetAccount, refreshAccount, useAccount } from '../../state/account/account-store.ts';
import { checkoutAddress } from '../../state/address/shop-addresses.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { leaveTo } from '../../state/collage/unload-guard.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { carryLocale } from '../../state/language/start-locale.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { whenServerAnswers } from '../../state/window/server-return.ts';
import { openWanted, reloadOpenCollage } from '../opening/load-collage.ts';
import { closeWork } from './close-work.ts';
import { photosWithoutFile, removeFailedPhotos } from './failed-photos.ts';
import type { SaveOptions } from './post-collage.ts';
import { SaveError } from './saver.ts';
import type { Saving } from './saving.ts';

interface SaveWindowNeeds {
  readonly workspace: Workspace;
  readonly saving: Saving;
  /** Aborted when the editor is left. */
  readonly signal: AbortSignal;
}

/** Returns the dialog version for a navigation state; null for none. [EDST-08 … EDST-10] */
export function saveVersionOf(state: NavState): SaveVersion | null {
  if (state === 'NAVSTATE_EDITOR_SAVE') return '';
  if (state === 'NAVSTATE_EDITOR_ORDER') return 'order';
  if (state === 'NAVSTATE_EDITOR_WANT_TO_QUIT') return 'want_to_quit';
  return state === 'NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE' ? 'login_for_model' : null;
}

/** The save dialog of one session. */
interface OpenWindow extends SaveWindowNeeds {
  readonly store: StoreApi<{ readonly dialog: SaveDialog }>;
  /** Number of times it was closed. */
  visits: number;
}

export type SaveWindow = ReturnType<typeof createSaveWindow>;

/** Creates the save dialog of one work: everything between 'save' and 'saved'. */
export function createSaveWindow(need: SaveWindowNeeds) {
  const { workspace } = need;
  const store = create<{ readonly dialog: SaveDialog }>()(() => ({ dialog: CLOSED_DIALOG }));
  const opened: OpenWindow = { ...need, store, visits: 0 };
  return {
    store,
    send: (event: SaveDialogEvent): void => sendEvent(opened, event),
    open: (version: SaveVersion): void => {
      const isNew = workspace.work.getState().collageId === null;
      sendEvent(opened, { type: 'open', version, isNew, isFinished: isComplete(workspace) });
    },
    /** Handles a change of the screen under the dialog. */
    leave: (): void => {
      opened.visits += 1;
      sendEvent(opened, { type: 'navigated' });
    },
    /** Handles a sign-in through the form. */
    signedIn: (): void => sendEvent(opened, { type: 'signed-in', isOther: isOtherAccount(workspace, useAccount.getState().username) }),
    /** Removes the failed photos from the collage. [SDLG-33] */
    dropFailed: (): void => {
      const failed = store.getState().dialog.failedPhotos.map(({ id }) => id);
      removeFailedPhotos(workspace, failed);
      sendEvent(opened, { type: 'failed-removed', isFinished: isComplete(workspace) });
    },
  };
}

/** Applies an event and runs the resulting effects. */
function sendEvent(opened: OpenWindow, event: SaveDialogEvent): void {
  const { dialog, effects } = saveDialog(opened.store.getState().dialog, event);
  opened.store.setState({ dialog });
  for (const effect of effects) EFFECTS[effect](opened);
}

const EFFECTS: Readonly<Record<SaveDialogEffect, (opened: OpenWindow) => void>> = {
  check: (opened) => void check(opened),
  save: (opened) => void save(opened),
  overwrite: (opened) => void save(opened, { isOverwrite: true }),
  'save-as-new': (opened) => void save(opened, { isNew: true }),
  load: ({ workspace }) => void openWanted(workspace),
  reload: ({ workspace, signal }) => void reloadOpenCollage(workspace, signal),
  cancel: ({ saving }) => saving.cancel(),
  checkout: (opened) => void checkOut(opened),
  list: ({ workspace }) => closeWork(workspace),
  'stay-signed-out': ({ workspace }) => staySignedOut(workspace),
  quit: () => useNavigation.getState().send({ type: 'quit' }),
  close: () => useNavigation.getState().send({ type: 'close-dialog' }),
};

async function check(opened: OpenWindow): Promise<void> {
  const missing = photosWithoutFile(opened.workspace);
  if (missing.length > 0) return sendEvent(opened, { type: 'photos-missing', photos: missing });
  const { visits } = opened;
  const outcome = await checkAccount(opened);
  // If the person has closed the dialog meanwhile, the result is dropped.
  if (visits === opened.visits) sendEvent(opened, outcome);
}

async function checkAccount({ workspace, saving, signal }: OpenWindow): Promise<SaveDialogEvent> {
  try {
    const { isSignedIn, username } = await saving.calling(() => refreshAccount(signal), signal);
    return { type: 'checked', isSignedIn, isOther: isSignedIn && isOtherAccount(workspace, username) };
  } catch (error) {
    const isLost = error instanceof HttpFault && error.kind === 'lost';
    return { type: 'check-failed', fault: isLost ? { kind: 'lost' } : { kind: 'check', reason: faultWords(error) } };
  }
}

async function save(opened: OpenWindow, options: Omit<SaveOptions, 'isForOrder'> = {}): Promise<void> {
  try {
    const saved = await opened.saving.save({ ...options, isForOrder: isForOrder(opened.store.getState().dialog) });
    if (saved) sendEvent(opened, { type: 'saved' });
  } catch (error) {
    if (!(error instanceof SaveError)) {
      return sendEvent(opened, { type: 'save-failed', fault: { kind: 'refused', reason: faultWords(error) }, failedPhotos: [] });
    }
    if (error.fault.kind === 'signed-out') forgetAccount();
    sendEvent(opened, { type: 'save-failed', fault: error.fault, failedPhotos: error.process.progress.errorResourceItems });
  }
}

/** True if another account owns the work: an account cannot save photos and collage of another one. */
function isOtherAccount({ stored }: Workspace, username: string | null): boolean {
  const { owner } = stored.now();
  return owner !== null && owner !== username;
}

/** True if every slot is filled. */
function isComplete(workspace: Workspace): boolean {
  const collage = openCollage(workspace);
  return collage !== null && isFinished(pageOf(collage), collage);
}

/** Goes to the checkout once the server answers: otherwise the browser would replace the collage with its own error page. */
async function checkOut(opened: OpenWindow): Promise<void> {
  const { visits } = opened;
  await whenServerAnswers();
  const { collageId } = opened.workspace.work.getState();
  if (visits === opened.visits && collageId !== null) leaveTo(carryLocale(checkoutAddress(collageId), useTextStore.getState().locale));
}

/** Handles a refused sign-in: without it there is no saved collage to return to, but work from this device stays open. */
function staySignedOut(workspace: Workspace): void {
  if (workspace.work.getState().history) useNavigation.getState().send({ type: 'close-dialog' });
  else closeWork(workspace);
}
