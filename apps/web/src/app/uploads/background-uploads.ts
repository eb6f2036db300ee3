import { create } from 'zustand';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { FailedPhoto } from '../../flow/saving/save-process.ts';
import { isTransient, type PhotoToSend, type PhotoUploadState } from '../../flow/uploads/photo-upload.ts';
import {
  type BackgroundEvent,
  type BackgroundUploads,
  backgroundUploads,
  isToTryAgain,
  NO_UPLOADS,
  nextInBackground,
} from '../../flow/uploads/upload-states.ts';
import { forgetAccount, useAccount } from '../../state/account/account-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { whenEntry } from '../../state/photos/photo-library.ts';
import type { Visit } from './heartbeat.ts';
import { runUpload, type UploadPorts } from './run-upload.ts';
import { hasArrived } from './send-photo.ts';

/** Delay before retrying an unreachable or overloaded server; sooner if the browser goes online. */
const RETRY_DELAY_MS = 30_000;

interface UploadsNeed {
  readonly workspace: Workspace;
  readonly ports: UploadPorts;
  readonly visit: Visit;
  /** Aborted when the editor is left: cancels all requests. */
  readonly signal: AbortSignal;
}

type UploadStore = ReturnType<typeof createUploadStore>;

/** Uploads photos of a signed-in person in the background while the collage is edited, so that saving is fast. */
export interface Uploads {
  readonly store: UploadStore;
  /**
   * Starts uploads for photos that the server lacks, each once it has been read, and cancels unneeded ones. To be called whenever the
   * photos of the collage or the sign-in have changed.
   */
  sync(): void;
  /** Pauses new background uploads during a save: the save uploads the rest, and joins running uploads. */
  setHeld(isHeld: boolean): void;
  /** Marks photos that a save could not upload as failed until they are uploaded. [UPLOAD-06] */
  fail(photos: readonly FailedPhoto[]): void;
  pause(isPaused: boolean): void;
  /** Retries one photo; null retries all that failed because the server was unreachable or busy. */
  retry(id: string | null): void;
}

/** Upload state of one session. */
interface UploadQueue extends UploadsNeed {
  readonly store: UploadStore;
  /** Abort controllers of running requests, by photo. */
  readonly running: Map<string, AbortController>;
  /** Photos that are still being read. */
  readonly unread: Set<string>;
  isHeld: boolean;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
}

const createUploadStore = (isPaused: boolean) => create<BackgroundUploads>()(() => ({ ...NO_UPLOADS, isPaused }));

export function createUploads(need: UploadsNeed): Uploads {
  const store = createUploadStore(need.visit.areUploadsPaused);
  const queue: UploadQueue = { ...need, store, running: new Map(), unread: new Set(), isHeld: false, retryTimer: undefined };
  need.signal.addEventListener('abort', () => {
    clearTimeout(queue.retryTimer);
    abortAll(queue);
  });
  return {
    store,
    sync: () => sync(queue),
    setHeld: (isHeld) => {
      queue.isHeld = isHeld;
      sync(queue);
    },
    fail: (photos) => {
      applyEvent(queue, { type: 'failed', photos });
      if (isToTryAgain(store.getState().states)) waitForServer(queue);
    },
    pause: (isPaused) => {
      need.visit.areUploadsPaused = isPaused;
      applyEvent(queue, { type: 'paused', isPaused });
      if (isPaused) abortAll(queue);
      else applyEvent(queue, { type: 'retry', id: null });
    },
    retry: (id) => applyEvent(queue, { type: 'retry', id }),
  };
}

function sync(queue: UploadQueue): void {
  const { workspace, store, running, signal } = queue;
  if (signal.aborted) return;
  const unsent = unsentPhotos(workspace);
  const read = unsent.filter(({ id }) => workspace.photos.entryOf(id)?.web);
  abortUnwanted(queue, new Set(read.map(({ id }) => id)));
  for (const { id } of unsent) void waitForReading(queue, id);
  const next = queue.isHeld ? [] : nextInBackground(read, store.getState());
  for (const photo of next) if (!running.has(photo.id)) void send(queue, photo);
  if (!isToTryAgain(store.getState().states)) clearTimeout(queue.retryTimer);
}

/** Returns the photos that may be uploaded now: not on the server yet, and owned by the account; none while a save uploads them itself. */
function unsentPhotos({ work, photos, stored }: Workspace): readonly PhotoToSend[] {
  const current = work.getState();
  const collage = collageOf(current);
  const { username } = useAccount.getState();
  const { owner } = stored.now();
  if (!collage || current.isSaving || username === null || (owner !== null && owner !== username)) return [];
  return photos.toSend(collage).filter(({ id }) => !hasArrived(photos, id));
}

function abortUnwanted(queue: UploadQueue, wanted: ReadonlySet<string>): void {
  const { running, store } = queue;
  for (const [id, abort] of running) if (!wanted.has(id)) abort.abort();
  for (const id of Object.keys(store.getState().states)) if (!wanted.has(id) && !running.has(id)) applyEvent(queue, { type: 'gone', id });
}

/** Uploads a photo once it has been read. */
async function waitForReading(queue: UploadQueue, id: string): Promise<void> {
  const { workspace, unread, signal } = queue;
  const entry = workspace.photos.entryOf(id);
  if (!entry || !isBeingRead(entry) || unread.has(id)) return;
  unread.add(id);
  await whenEntry(workspace.photos, id, (now) => !isBeingRead(now), signal);
  unread.delete(id);
  sync(queue);
}

function isBeingRead({ state, web }: PhotoEntry): boolean {
  return state === PHOTO_STATES.LOADING && web === null;
}

async function send(queue: UploadQueue, photo: PhotoToSend): Promise<void> {
  const { id } = photo;
  const abort = new AbortController();
  queue.running.set(id, abort);
  const end = await runUpload(queue.ports, photo, abort.signal, {
    onState: (state) => setUploadState(queue, id, state),
    onSent: (sentBytes) => applyEvent(queue, { type: 'state', id, state: { step: 'sending', sentBytes } }),
  });
  queue.running.delete(id);
  if (abort.signal.aborted || end.step !== 'failed') return applyEvent(queue, { type: 'gone', id });
  if (end.fault.kind === 'signed-out') {
    forgetAccount();
    return applyEvent(queue, { type: 'gone', id });
  }
  applyEvent(queue, { type: 'state', id, state: { step: 'failed', fault: end.fault } });
  if (isTransient(end.fault)) waitForServer(queue);
}

function setUploadState(queue: UploadQueue, id: string, state: PhotoUploadState): void {
  if (state.step === 'sending') applyEvent(queue, { type: 'state', id, state: { step: 'sending', sentBytes: 0 } });
  if (state.step === 'waiting') applyEvent(queue, { type: 'state', id, state: { step: 'waiting', fault: state.fault } });
}

function waitForServer(queue: UploadQueue): void {
  clearTimeout(queue.retryTimer);
  if (!queue.signal.aborted) queue.retryTimer = setTimeout(() => retryAll(queue), RETRY_DELAY_MS);
}

/** Retries failed uploads; while uploads are paused, the photos stay marked as failed. */
function retryAll(queue: UploadQueue): void {
  if (queue.isHeld || queue.store.getState().isPaused) waitForServer(queue);
  else applyEvent(queue, { type: 'retry', id: null });
}

function applyEvent(queue: UploadQueue, event: BackgroundEvent): void {
  const before = queue.store.getState();
  const after = backgroundUploads(before, event);
  if (after === before) return;
  queue.store.setState(after);
  sync(queue);
}

function abortAll({ running }: UploadQueue): void {
  for (const abort of running.values()) abort.abort();
}
