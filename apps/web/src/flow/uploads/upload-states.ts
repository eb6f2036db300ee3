import { isTransient, MAX_UPLOADS, type PhotoToSend, type UploadFault } from './photo-upload.ts';

/** State of an upload during editing; a photo without an entry is queued or uploaded. */
export type UploadState =
  | { readonly step: 'sending'; readonly sentBytes: number }
  /** Waits for its second attempt. */
  | { readonly step: 'waiting'; readonly fault: UploadFault }
  | { readonly step: 'failed'; readonly fault: UploadFault };

export interface BackgroundUploads {
  readonly states: Readonly<Record<string, UploadState>>;
  /** True if the person turned off uploads before saving. */
  readonly isPaused: boolean;
}

export type BackgroundEvent =
  | { readonly type: 'state'; readonly id: string; readonly state: UploadState }
  /** Photos that a save could not upload. [UPLOAD-06] */
  | { readonly type: 'failed'; readonly photos: readonly { readonly id: string; readonly fault: UploadFault }[] }
  /** Stored, removed, or taken over by a save. */
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'paused'; readonly isPaused: boolean }
  /** Retries one photo, or (null) all that failed because the server was unreachable or busy. */
  | { readonly type: 'retry'; readonly id: string | null };

export const NO_UPLOADS: BackgroundUploads = { states: {}, isPaused: false };

export function backgroundUploads(uploads: BackgroundUploads, event: BackgroundEvent): BackgroundUploads {
  switch (event.type) {
    case 'state':
      return { ...uploads, states: { ...uploads.states, [event.id]: event.state } };
    case 'failed':
      return withFailed(uploads, event.photos);
    case 'gone':
      return without(uploads, ([id]) => id === event.id);
    case 'paused':
      return { ...uploads, isPaused: event.isPaused };
    case 'retry':
      return without(uploads, ([id, state]) => state.step === 'failed' && (event.id === null ? isTransient(state.fault) : id === event.id));
  }
}

/** Returns the photos to start uploading now; none while the server is unreachable. */
export function nextInBackground(local: readonly PhotoToSend[], { states, isPaused }: BackgroundUploads): readonly PhotoToSend[] {
  if (isPaused || isServerUnreachable(states)) return [];
  const busy = Object.values(states).filter(({ step }) => step !== 'failed').length;
  return local.filter(({ id }) => !states[id]).slice(0, Math.max(0, MAX_UPLOADS - busy));
}

/** True if a photo failed without an answer: every other photo would fail too. */
export function isServerUnreachable(states: BackgroundUploads['states']): boolean {
  return Object.values(states).some((state) => state.step === 'failed' && state.fault.kind === 'lost');
}

/** True if a photo failed for a transient reason: it is retried automatically. */
export function isToTryAgain(states: BackgroundUploads['states']): boolean {
  return Object.values(states).some((state) => state.step === 'failed' && isTransient(state.fault));
}

/** Marks photos as failed; ignores an expired session, which is not a fault of a photo. */
function withFailed(uploads: BackgroundUploads, photos: Extract<BackgroundEvent, { type: 'failed' }>['photos']): BackgroundUploads {
  const failed = photos.filter(({ fault }) => fault.kind !== 'signed-out');
  if (failed.length === 0) return uploads;
  const states = failed.map(({ id, fault }): [string, UploadState] => [id, { step: 'failed', fault }]);
  return { ...uploads, states: { ...uploads.states, ...Object.fromEntries(states) } };
}

function without(uploads: BackgroundUploads, isGone: (entry: readonly [string, UploadState]) => boolean): BackgroundUploads {
  const entries = Object.entries(uploads.states);
  const remaining = entries.filter((entry) => !isGone(entry));
  return remaining.length === entries.length ? uploads : { ...uploads, states: Object.fromEntries(remaining) };
}
