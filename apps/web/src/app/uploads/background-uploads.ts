import { create } from 'zustand';
import {
  type BackgroundEvent,
  type BackgroundUploads,
  backgroundUploads,
  isToTryAgain,
  NO_UPLOADS,
  nextInBackground,
} from '../../flow/photos/background-uploads.ts';
import { isPassing, type PhotoUploadState } from '../../flow/photos/photo-upload.ts';
import type { PhotoToSend } from '../../flow/saving/save-process.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { entryOf, photosToSend, usePhotoLibrary } from '../photos/photo-library.ts';
import { forgetAccount, refreshAccount, useAccount } from '../saving/account-store.ts';
import { storedWork } from '../saving/stored-work.ts';
import { runUpload } from './run-upload.ts';
import { hasArrived } from './send-photo.ts';
import { uploadPorts } from './upload-ports.ts';

/** Photos of a signed-in person go to the server while the collage is being made, so that saving is short. */
export const useUploads = create<BackgroundUploads>()(() => NO_UPLOADS);

/** A server that was away or busy is asked again after this time, or as soon as the browser is online. */
const AWAY_MS = 30_000;

const running = new Map<string, AbortController>();
let away = 0;

/** Runs until the returned function is called. */
export function startBackgroundUploads(): () => void {
  void refreshAccount().catch(() => undefined);
  const tryAgain = (): void => tell({ type: 'retry', id: null });
  const stops = [
    useWork.subscribe(look),
    usePhotoLibrary.subscribe(look),
    useAccount.subscribe(look),
    useUploads.subscribe(look),
    useNavigation.subscribe(look),
  ];
  window.addEventListener('online', tryAgain);
  look();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', tryAgain);
    clearTimeout(away);
    for (const abort of running.values()) abort.abort();
  };
}

export function pauseUploads(isPaused: boolean): void {
  tell({ type: 'paused', isPaused });
  if (isPaused) for (const abort of running.values()) abort.abort();
}

export function retryUpload(id: string): void {
  tell({ type: 'retry', id });
}

function tell(event: BackgroundEvent): void {
  const before = useUploads.getState();
  const after = backgroundUploads(before, event);
  if (after !== before) useUploads.setState(after);
}

/** While a person saves, the save sends what is left; it joins what is on its way. */
const SAVING: readonly string[] = ['NAVSTATE_EDITOR_SAVE', 'NAVSTATE_EDITOR_ORDER'];

/** Begins what may begin, and ends what nobody wants any more. */
function look(): void {
  const local = wanted();
  const ids = new Set(local.map(({ id }) => id));
  for (const [id, abort] of running) if (!ids.has(id)) abort.abort();
  for (const id of Object.keys(useUploads.getState().states)) if (!ids.has(id) && !running.has(id)) tell({ type: 'gone', id });
  const next = SAVING.includes(useNavigation.getState().state) ? [] : nextInBackground(local, useUploads.getState());
  for (const photo of next) if (!running.has(photo.id)) void send(photo);
  if (!isToTryAgain(useUploads.getState().states)) clearTimeout(away);
}

/** Photos that may go to the server now: read, not there yet, and the account's own; none while a save sends them itself. */
function wanted(): readonly PhotoToSend[] {
  const work = useWork.getState();
  const collage = collageOf(work);
  const { username } = useAccount.getState();
  const { owner } = storedWork();
  if (!collage || work.isSaving || username === null || (owner !== null && owner !== username)) return [];
  return photosToSend(collage).filter(({ id }) => entryOf(id)?.web && !hasArrived(id));
}

async function send(photo: PhotoToSend): Promise<void> {
  const { id } = photo;
  const abort = new AbortController();
  running.set(id, abort);
  const end = await runUpload(uploadPorts, photo, abort.signal, {
    onState: (state) => note(id, state),
    onSent: (sentBytes) => tell({ type: 'state', id, state: { step: 'sending', sentBytes } }),
  });
  running.delete(id);
  if (abort.signal.aborted || end.step !== 'failed') return tell({ type: 'gone', id });
  if (end.fault.kind === 'signed-out') {
    forgetAccount();
    return tell({ type: 'gone', id });
  }
  tell({ type: 'state', id, state: { step: 'failed', fault: end.fault } });
  if (isPassing(end.fault)) waitForServer();
}

function note(id: string, state: PhotoUploadState): void {
  if (state.step === 'sending') tell({ type: 'state', id, state: { step: 'sending', sentBytes: 0 } });
  if (state.step === 'waiting') tell({ type: 'state', id, state: { step: 'waiting', fault: state.fault } });
}

function waitForServer(): void {
  clearTimeout(away);
  away = window.setTimeout(() => tell({ type: 'retry', id: null }), AWAY_MS);
}
