/** A photo of the collage that the server does not have yet. */
export interface PhotoToSend {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
}

/** Photos under way at the same time. */
export const MAX_UPLOADS = 3;

/**
 * One photo on its way to the server. Pure: the runner sends, waits and looks at the file.
 *
 *     sending ──failed──▶ waiting ──10–20 s──▶ checking ──readable──▶ sending again ──failed──▶ failed
 *        │ stored: done                           └ gone: failed, 'Could not find file on disk'
 *        └ not signed in: stopped at once, because every other photo would meet the same answer
 *
 * @see [UPLOAD-04] [UPLOAD-05] [UPLOAD-06]
 */
export type PhotoUploadState =
  | { readonly step: 'sending'; readonly isRetry: boolean }
  | { readonly step: 'waiting'; readonly forMs: number; readonly fault: UploadFault }
  | { readonly step: 'checking'; readonly fault: UploadFault }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly fault: UploadFault };

/** lost: nobody answered. busy: the server has too much to do at this moment. missing: its file has to be chosen again. */
export type UploadFaultKind = 'lost' | 'busy' | 'signed-out' | 'refused' | 'gone' | 'missing';

export interface UploadFault {
  readonly kind: UploadFaultKind;
  /** For people, as it came; '' where the kind says it all. */
  readonly message: string;
}

/** The same photo may well be taken a little later. */
export function isPassing({ kind }: UploadFault): boolean {
  return kind === 'lost' || kind === 'busy';
}

export type PhotoUploadEvent =
  | { readonly type: 'stored' }
  /** `chance` 0–1 decides how long to wait. */
  | { readonly type: 'failed'; readonly fault: UploadFault; readonly chance: number }
  | { readonly type: 'waited' }
  | { readonly type: 'looked'; readonly isReadable: boolean };

export const FIRST_TRY: PhotoUploadState = { step: 'sending', isRetry: false };
/** One more, without a rest behind it. */
export const LAST_TRY: PhotoUploadState = { step: 'sending', isRetry: true };

export const RETRY_MIN_MS = 10_000;
export const RETRY_MAX_MS = 20_000;

/** [ERRP-13] */
export const FILE_GONE: UploadFault = { kind: 'gone', message: 'Could not find file on disk' };

/** Of a photo that was kept on this device without its file. */
export const FILE_MISSING: UploadFault = { kind: 'missing', message: '' };

/** How a photo goes on; an event that does not fit its step changes nothing. */
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
