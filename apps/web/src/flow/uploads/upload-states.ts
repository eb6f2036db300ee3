import { isPassing, MAX_UPLOADS, type PhotoToSend, type UploadFault } from './photo-upload.ts';

/** A photo on its way while the collage is being made; one that is not named here waits or has arrived. */
export type UploadState =
  | { readonly step: 'sending'; readonly sentBytes: number }
  /** For its second try. */
  | { readonly step: 'waiting'; readonly fault: UploadFault }
  | { readonly step: 'failed'; readonly fault: UploadFault };

export interface BackgroundUploads {
  readonly states: Readonly<Record<string, UploadState>>;
  /** The person wants to send nothing before saving. */
  readonly isPaused: boolean;
}

export type BackgroundEvent =
  | { readonly type: 'state'; readonly id: string; readonly state: UploadState }
  /** Photos that a save could not send. [UPLOAD-06] */
  | { readonly type: 'failed'; readonly photos: readonly { readonly id: string; readonly fault: UploadFault }[] }
  /** Stored, taken out, or taken over by a save. */
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'paused'; readonly isPaused: boolean }
  /** Try again: one photo, or (null) everything that failed because the server was away or busy. */
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
      return without(uploads, ([id, state]) => state.step === 'failed' && (event.id === null ? isPassing(state.fault) : id === event.id));
  }
}

/** The photos to begin now, of those that are not on the server; none while the server is away. */
export function nextInBackground(local: readonly PhotoToSend[], { states, isPaused }: BackgroundUploads): readonly PhotoToSend[] {
  if (isPaused || isAway(states)) return [];
  const busy = Object.values(states).filter(({ step }) => step !== 'failed').length;
  return local.filter(({ id }) => !states[id]).slice(0, Math.max(0, MAX_UPLOADS - busy));
}

/** A photo failed because nobody answered: every other one would meet the same. */
export function isAway(states: BackgroundUploads['states']): boolean {
  return Object.values(states).some((state) => state.step === 'failed' && state.fault.kind === 'lost');
}

/** A photo failed for a reason that passes: it is to be tried again by itself. */
export function isToTryAgain(states: BackgroundUploads['states']): boolean {
  return Object.values(states).some((state) => state.step === 'failed' && isPassing(state.fault));
}

/** A session that ended says nothing about a photo. */
function withFailed(uploads: BackgroundUploads, photos: Extract<BackgroundEvent, { type: 'failed' }>['photos']): BackgroundUploads {
  const failed = photos.filter(({ fault }) => fault.kind !== 'signed-out');
  if (failed.length === 0) return uploads;
  const states = failed.map(({ id, fault }): [string, UploadState] => [id, { step: 'failed', fault }]);
  return { ...uploads, states: { ...uploads.states, ...Object.fromEntries(states) } };
}

function without(uploads: BackgroundUploads, isGone: (entry: readonly [string, UploadState]) => boolean): BackgroundUploads {
  const entries = Object.entries(uploads.states);
  const left = entries.filter((entry) => !isGone(entry));
  return left.length === entries.length ? uploads : { ...uploads, states: Object.fromEntries(left) };
}
