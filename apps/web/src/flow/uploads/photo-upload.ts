/** A photo of the collage that is not on the server yet. */
export interface PhotoToSend {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** Maximum number of concurrent uploads. */
export const MAX_UPLOADS = 3;

/**
 * State machine of one photo's upload. Pure: the runner sends, waits and checks the file.
 *
 *     sending ──failed──▶ waiting ──10–20 s──▶ checking ──readable──▶ sending again ──failed──▶ failed
 *        │ stored: done                           └ gone: failed, 'Could not find file on disk'
 *        └ not signed in: stops at once, because every other photo would get the same answer
 *
 * @see [UPLOAD-04] [UPLOAD-05] [UPLOAD-06]
 */
export type PhotoUploadState =
  | { readonly step: 'sending'; readonly isRetry: boolean }
  | { readonly step: 'waiting'; readonly forMs: number; readonly fault: UploadFault }
  | { readonly step: 'checking'; readonly fault: UploadFault }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly fault: UploadFault };

/** lost: no answer. busy: the server is overloaded. missing: the file has to be chosen again. */
export type UploadFaultKind = 'lost' | 'busy' | 'signed-out' | 'refused' | 'gone' | 'missing';

export interface UploadFault {
  readonly kind: UploadFaultKind;
  /** Message for people, as received; '' if the kind is enough. */
  readonly message: string;
}

/** True for a transient fault: the same upload may succeed later. */
export function isTransient({ kind }: UploadFault): boolean {
  return kind === 'lost' || kind === 'busy';
}

export type PhotoUploadEvent =
  | { readonly type: 'stored' }
  /** `chance` 0–1 determines the waiting time (jitter). */
  | { readonly type: 'failed'; readonly fault: UploadFault; readonly chance: number }
  | { readonly type: 'waited' }
  | { readonly type: 'looked'; readonly isReadable: boolean };

export const FIRST_TRY: PhotoUploadState = { step: 'sending', isRetry: false };
/** One more attempt, with no retry after it. */
export const LAST_TRY: PhotoUploadState = { step: 'sending', isRetry: true };

export const RETRY_MIN_MS = 10_000;
export const RETRY_MAX_MS = 20_000;

/** [ERRP-13] */
export const FILE_GONE: UploadFault = { kind: 'gone', message: 'Could not find file on disk' };

/** Fault of a photo that is stored on this device without its file. */
export const FILE_MISSING: UploadFault = { kind: 'missing', message: '' };

/** Returns the next state of an upload; an event that does not fit its step changes nothing. */
export function photoUpload(state: PhotoUploadState, event: PhotoUploadEvent): PhotoUploadState {
  if (state.step === 'sending' && event.type === 'stored') return { step: 'done' };
  if (state.step === 'sending' && event.type === 'failed') return failed(state.isRetry, event.fault, event.chance);
  if (state.step === 'waiting' && event.type === 'waited') return { step: 'checking', fault: state.fault };
  if (state.step === 'checking' && event.type === 'looked') {
    return event.isReadable ? { step: 'sending', isRetry: true } : { step: 'failed', fault: FILE_GONE };
  }
  return state;
}

function failed(isRetry: boolean, fault: UploadFault, chance: number): PhotoUploadState {
  if (isRetry || fault.kind === 'signed-out') return { step: 'failed', fault };
  return { step: 'waiting', forMs: RETRY_MIN_MS + chance * (RETRY_MAX_MS - RETRY_MIN_MS), fault };
}
