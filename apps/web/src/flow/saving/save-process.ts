import { MAX_UPLOADS, type PhotoToSend, type UploadFault } from '../uploads/photo-upload.ts';

/** Progress of a save, for the progress bar and the dialog. [SAVE-16] */
export interface SaveProgress {
  readonly finished: boolean;
  readonly error: boolean;
  readonly totalResources: number;
  readonly finishedResources: number;
  readonly errorResources: number;
  readonly errorResourceItems: readonly FailedPhoto[];
  readonly totalBytes: number;
  readonly finishedBytes: number;
  /** Milliseconds of the caller's clock. */
  readonly startTime: number;
}

export interface FailedPhoto {
  readonly id: string;
  readonly name: string;
  readonly fault: UploadFault;
}

/** Reason why a save failed; faults of single photos are in the progress. */
export type SaveFault =
  /** Some photos were refused; the others were uploaded. */
  | { readonly kind: 'photos' }
  /** The server does not answer; all local data are kept, and uploaded photos stay on the server. */
  | { readonly kind: 'lost' }
  /** The session has expired. */
  | { readonly kind: 'signed-out' }
  /** A newer version is stored on the server. */
  | { readonly kind: 'newer'; readonly version: number | null }
  /** "Couldn't save: {reason}" [ERRP-01] */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * State machine of saving a collage. Pure: the runner uploads, paints and posts.
 *
 *     idle ──start──▶ uploading ──all sent──▶ painting ──screenshot──▶ posting ──stored──▶ saved
 *                        │ some failed           │ polled every 100 ms     │ refused
 *                        └──────────────▶ failed ◀──────────────────────────┘
 *     cancel: back to idle from any step
 */
export interface SaveProcess {
  readonly step: 'idle' | 'uploading' | 'painting' | 'posting' | 'saved' | 'failed';
  readonly progress: SaveProgress;
  /** Photos not started yet, in order. */
  readonly queue: readonly PhotoToSend[];
  /** Photos being uploaded, with the bytes sent so far. */
  readonly running: Readonly<Record<string, PhotoToSend & { readonly sentBytes: number }>>;
  readonly hasScreenshot: boolean;
  readonly fault: SaveFault | null;
}

export type SaveEvent =
  | { readonly type: 'start'; readonly photos: readonly PhotoToSend[]; readonly wantsScreenshot: boolean; readonly nowMs: number }
  | { readonly type: 'begun'; readonly id: string }
  | { readonly type: 'sent'; readonly id: string; readonly sentBytes: number }
  | { readonly type: 'uploaded'; readonly id: string }
  | { readonly type: 'upload-failed'; readonly id: string; readonly fault: UploadFault }
  | { readonly type: 'painted' }
  /** Timer tick while waiting for the screenshot. */
  | { readonly type: 'poll' }
  | { readonly type: 'stored' }
  | { readonly type: 'refused'; readonly fault: SaveFault }
  | { readonly type: 'cancel' };

/** Poll interval while waiting for the screenshot. [SAVE-06] */
export const SCREENSHOT_POLL_MS = 100;
/** Message of a second save while one is running. [SAVE-01] */
export const BUSY_MESSAGE = 'Already busy saving.';
/** The screenshot fits into a square of `sidePx`; JPEG `quality` is 0–1. [SAVE-03] */
export const SCREENSHOT = { sidePx: 500, quality: 0.5 } as const;

const NOTHING: SaveProgress = {
  finished: false,
  error: false,
  totalResources: 0,
  finishedResources: 0,
  errorResources: 0,
  errorResourceItems: [],
  totalBytes: 0,
  finishedBytes: 0,
  startTime: 0,
};

export const NOT_SAVING: SaveProcess = { step: 'idle', progress: NOTHING, queue: [], running: {}, hasScreenshot: true, fault: null };

export function saveProcess(state: SaveProcess, event: SaveEvent): SaveProcess {
  switch (event.type) {
    case 'start':
      return isBusy(state) ? state : nextStep(started(event));
    case 'cancel':
      return NOT_SAVING;
    case 'painted':
      return { ...state, hasScreenshot: true };
    case 'poll':
      return state.step === 'painting' && state.hasScreenshot ? { ...state, step: 'posting' } : state;
    case 'stored':
      return state.step === 'posting' ? { ...state, step: 'saved', progress: { ...state.progress, finished: true } } : state;
    case 'refused':
      return isBusy(state) ? failed(state, event.fault) : state;
    default:
      return state.step === 'uploading' ? photoStep(state, event) : state;
  }
}

export function isBusy({ step }: SaveProcess): boolean {
  return step === 'uploading' || step === 'painting' || step === 'posting';
}

/** Returns the photos whose upload may start now. */
export function nextUploads({ step, queue, running }: SaveProcess): readonly PhotoToSend[] {
  return step === 'uploading' ? queue.slice(0, Math.max(0, MAX_UPLOADS - Object.keys(running).length)) : [];
}

/** Returns the bytes sent, including partially uploaded photos. */
export function sentBytes({ progress, running }: SaveProcess): number {
  return progress.finishedBytes + Object.values(running).reduce((sum, photo) => sum + photo.sentBytes, 0);
}

type PhotoEvent = Extract<SaveEvent, { readonly type: 'begun' | 'sent' | 'uploaded' | 'upload-failed' }>;

function photoStep(state: SaveProcess, event: PhotoEvent): SaveProcess {
  if (event.type === 'begun') return begun(state, event.id);
  const photo = state.running[event.id];
  if (!photo) return state;
  if (event.type === 'sent') {
    const sentBytes = Math.min(event.sentBytes, photo.sizeBytes);
    return { ...state, running: { ...state.running, [event.id]: { ...photo, sentBytes } } };
  }
  const { [event.id]: _, ...running } = state.running;
  const { progress } = state;
  if (event.type === 'uploaded') {
    const counted = { finishedResources: progress.finishedResources + 1, finishedBytes: progress.finishedBytes + photo.sizeBytes };
    return nextStep({ ...state, running, progress: { ...progress, ...counted } });
  }
  const errorResourceItems = [...progress.errorResourceItems, { id: photo.id, name: photo.name, fault: event.fault }];
  const next = { ...state, running, progress: { ...progress, errorResources: progress.errorResources + 1, errorResourceItems } };
  return nextStep(isHopeless(event.fault) ? { ...next, queue: [] } : next);
}

function started({ photos, wantsScreenshot, nowMs }: Extract<SaveEvent, { readonly type: 'start' }>): SaveProcess {
  const totalBytes = photos.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const progress = { ...NOTHING, totalResources: photos.length, totalBytes, startTime: nowMs };
  return { step: 'uploading', progress, queue: photos, running: {}, hasScreenshot: !wantsScreenshot, fault: null };
}

function begun(state: SaveProcess, id: string): SaveProcess {
  const photo = state.queue.find((candidate) => candidate.id === id);
  if (!photo) return state;
  const queue = state.queue.filter((candidate) => candidate.id !== id);
  return { ...state, queue, running: { ...state.running, [id]: { ...photo, sentBytes: 0 } } };
}

/** When all photos are sent, continues with painting, or fails if a photo failed. [SAVE-05] */
function nextStep(state: SaveProcess): SaveProcess {
  if (state.queue.length || hasRunning(state)) return state;
  const { errorResourceItems } = state.progress;
  return errorResourceItems.length ? failed(state, faultOfPhotos(errorResourceItems)) : { ...state, step: 'painting' };
}

function failed(state: SaveProcess, fault: SaveFault): SaveProcess {
  return { ...state, step: 'failed', queue: [], running: {}, fault, progress: { ...state.progress, error: true } };
}

/** True for a fault that every other photo would also meet. */
function isHopeless({ kind }: UploadFault): boolean {
  return kind === 'lost' || kind === 'signed-out';
}

function hasRunning({ running }: SaveProcess): boolean {
  return Object.keys(running).length > 0;
}

function faultOfPhotos(items: readonly FailedPhoto[]): SaveFault {
  if (items.some(({ fault }) => fault.kind === 'signed-out')) return { kind: 'signed-out' };
  return items.some(({ fault }) => fault.kind === 'lost') ? { kind: 'lost' } : { kind: 'photos' };
}
