import { HttpFault } from '../../client/http.ts';
import {
  BUSY_MESSAGE,
  isBusy,
  NOT_SAVING,
  nextUploads,
  type SaveEvent,
  type SaveFault,
  type SaveProcess,
  SCREENSHOT_POLL_MS,
  saveProcess,
} from '../../flow/saving/save-process.ts';
import {
  FIRST_TRY,
  isTransient,
  LAST_TRY,
  type PhotoToSend,
  type PhotoUploadState,
  RETRY_MIN_MS,
  type UploadFault,
} from '../../flow/uploads/photo-upload.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { runUpload, type UploadPorts } from '../uploads/run-upload.ts';
import { MAX_RETRY_MS, type RetryPorts, retryCall, retryForAMinute } from './retry-for-a-minute.ts';

/** Maximum number of polls for the screenshot after all photos have arrived: half a minute. */
const MAX_POLLS = 300;

/** The rest of a minute after the first two attempts of a photo. [UPLOAD-04] */
const MORE_TRIES_MS = MAX_RETRY_MS - RETRY_MIN_MS;

/** Ports (dependencies) of the save process. */
export interface SavePorts<Stored> extends UploadPorts, RetryPorts {
  /** Returns the screenshot as base64; null if it fails, which does not prevent the save. */
  paint(): Promise<string | null>;
  /** Stores the collage in its current state. */
  post(screenshot: string | null, signal: AbortSignal): Promise<Stored>;
  onProcess(process: SaveProcess): void;
  /** Called with the photos that wait for their second attempt. */
  onWaiting(photos: ReadonlyMap<string, UploadFault>): void;
}

/** Thrown when a save ends without storing the collage. [ERRP-01] */
export class SaveError extends Error {
  readonly fault: SaveFault;
  readonly process: SaveProcess;

  constructor(fault: SaveFault, process: SaveProcess) {
    super(`Couldn't save: ${fault.kind === 'refused' ? fault.reason : fault.kind}`);
    this.name = 'SaveError';
    this.fault = fault;
    this.process = process;
  }
}

export interface Saver<Stored> {
  /**
   * Uploads the photos, renders the screenshot, stores the collage.
   *
   * @returns null after `cancel` [SAVE-11]
   * @throws Error 'Already busy saving.' [SAVE-01]
   * @throws {SaveError}
   */
  save(photos: readonly PhotoToSend[], options: { readonly wantsScreenshot: boolean }): Promise<Stored | null>;
  cancel(): void;
}

export function createSaver<Stored>(ports: SavePorts<Stored>): Saver<Stored> {
  let process: SaveProcess = NOT_SAVING;
  let job: AbortController | null = null;

  return {
    save: async (photos, { wantsScreenshot }) => {
      if (job || isBusy(process)) throw new Error(BUSY_MESSAGE);
      const abort = new AbortController();
      job = abort;
      const sendEvent = (event: SaveEvent): SaveProcess => {
        if (!abort.signal.aborted) {
          process = saveProcess(process, event);
          ports.onProcess(process);
        }
        return process;
      };
      try {
        return await run({ ports, sendEvent, now: () => process, signal: abort.signal }, photos, wantsScreenshot);
      } finally {
        job = null;
        ports.onWaiting(new Map());
      }
    },
    cancel: () => {
      job?.abort();
      process = saveProcess(process, { type: 'cancel' });
      ports.onProcess(process);
    },
  };
}

interface Job<Stored> {
  readonly ports: SavePorts<Stored>;
  readonly signal: AbortSignal;
  sendEvent(event: SaveEvent): SaveProcess;
  now(): SaveProcess;
}

async function run<Stored>(job: Job<Stored>, photos: readonly PhotoToSend[], wantsScreenshot: boolean): Promise<Stored | null> {
  const { ports, signal, sendEvent } = job;
  sendEvent({ type: 'start', photos, wantsScreenshot, nowMs: ports.nowMs() });
  let screenshot: string | null = null;
  if (wantsScreenshot) {
    void ports
      .paint()
      .catch(() => null)
      .then((picture) => {
        screenshot = picture;
        sendEvent({ type: 'painted' });
      });
  }
  let process = await sendPhotos(job);
  for (let polls = 0; !signal.aborted && process.step === 'painting'; polls++) {
    if (polls === MAX_POLLS) sendEvent({ type: 'painted' }); // a missing screenshot does not prevent the save
    process = sendEvent({ type: 'poll' });
    if (process.step === 'painting') await ports.wait(SCREENSHOT_POLL_MS, signal);
  }
  if (signal.aborted) return null;
  if (process.fault) throw new SaveError(process.fault, process);
  return await store(job, screenshot);
}

async function store<Stored>({ ports, signal, sendEvent }: Job<Stored>, screenshot: string | null): Promise<Stored | null> {
  try {
    const stored = await retryCall(() => ports.post(screenshot, signal), ports, signal);
    sendEvent({ type: 'stored' });
    return stored;
  } catch (error) {
    if (signal.aborted) return null;
    const fault = saveFault(error);
    throw new SaveError(fault, sendEvent({ type: 'refused', fault }));
  }
}

/** Uploads all photos, a few at a time. */
async function sendPhotos<Stored>(job: Job<Stored>): Promise<SaveProcess> {
  const { sendEvent, now, signal } = job;
  const running = new Set<Promise<void>>();
  const retriedUploads = new Map<string, UploadFault>();
  for (;;) {
    for (const photo of signal.aborted ? [] : nextUploads(now())) {
      sendEvent({ type: 'begun', id: photo.id });
      const sending = sendPhoto(job, photo, retriedUploads).finally(() => running.delete(sending));
      running.add(sending);
    }
    if (running.size === 0) return now();
    await Promise.race(running);
  }
}

async function sendPhoto<Stored>(job: Job<Stored>, photo: PhotoToSend, retriedUploads: Map<string, UploadFault>): Promise<void> {
  const { ports, signal, sendEvent } = job;
  let from: PhotoUploadState = FIRST_TRY;
  const work = (): Promise<PhotoUploadState> => {
    const upload = runUpload(ports, photo, signal, {
      from,
      onState: (state) => {
        if (state.step === 'waiting') retriedUploads.set(photo.id, state.fault);
        else retriedUploads.delete(photo.id);
        ports.onWaiting(new Map(retriedUploads));
      },
      onSent: (sentBytes) => sendEvent({ type: 'sent', id: photo.id, sentBytes }),
    });
    from = LAST_TRY;
    return upload;
  };
  const isTransientEnd = (end: PhotoUploadState) => end.step === 'failed' && isTransient(end.fault);
  const end = await retryForAMinute({ work, isTransient: isTransientEnd, maxMs: MORE_TRIES_MS }, ports, signal);
  if (signal.aborted) return;
  if (end.step === 'done') sendEvent({ type: 'uploaded', id: photo.id });
  if (end.step === 'failed') sendEvent({ type: 'upload-failed', id: photo.id, fault: end.fault });
}

function saveFault(error: unknown): SaveFault {
  if (!(error instanceof HttpFault)) {
    console.error(error);
    return { kind: 'refused', reason: faultWords(error) };
  }
  if (error.status === 401 || error.key === 'ERROR_NOT_SIGNED_IN') return { kind: 'signed-out' };
  if (error.key === 'ERROR_NEWER_VERSION') return { kind: 'newer', version: error.version };
  return error.kind === 'lost' ? { kind: 'lost' } : { kind: 'refused', reason: faultWords(error) };
}
