import { HttpFault } from '../../client/http.ts';
import { FIRST_TRY, type PhotoToSend, type PhotoUploadState, photoUpload, type UploadFault } from '../../flow/uploads/photo-upload.ts';

/** Ports (dependencies) of an upload. */
export interface UploadPorts {
  /** Uploads one photo; resolves when the server has stored it durably. */
  upload(photo: PhotoToSend, signal: AbortSignal, onSent: (bytes: number) => void): Promise<void>;
  /** True if the photo's file can still be read. */
  isReadable(photo: PhotoToSend): Promise<boolean>;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Random number, 0–1. */
  chance(): number;
}

export interface UploadListener {
  /** Initial state; the first attempt if left out. */
  readonly from?: PhotoUploadState;
  onState(state: PhotoUploadState): void;
  onSent(bytes: number): void;
}

/**
 * Runs the upload of one photo to its end; the state machine decides, this function executes. An aborted upload stays in its current state.
 */
export async function runUpload(
  ports: UploadPorts,
  photo: PhotoToSend,
  signal: AbortSignal,
  listener: UploadListener,
): Promise<PhotoUploadState> {
  let state: PhotoUploadState = listener.from ?? FIRST_TRY;
  while (!signal.aborted) {
    listener.onState(state);
    if (state.step === 'done' || state.step === 'failed') break;
    state = await nextState(state, { ports, photo, signal, listener });
  }
  return state;
}

interface Upload {
  readonly ports: UploadPorts;
  readonly photo: PhotoToSend;
  readonly signal: AbortSignal;
  readonly listener: UploadListener;
}

async function nextState(state: PhotoUploadState, { ports, photo, signal, listener }: Upload): Promise<PhotoUploadState> {
  if (state.step === 'waiting') {
    await ports.wait(state.forMs, signal);
    return photoUpload(state, { type: 'waited' });
  }
  if (state.step === 'checking') return photoUpload(state, { type: 'looked', isReadable: await ports.isReadable(photo) });
  try {
    await ports.upload(photo, signal, (bytes) => listener.onSent(bytes));
    return photoUpload(state, { type: 'stored' });
  } catch (error) {
    return photoUpload(state, { type: 'failed', fault: uploadFault(error), chance: ports.chance() });
  }
}

/** Statuses of an overloaded or temporarily unavailable server. */
const TRANSIENT_STATUSES = [429, 503];

function uploadFault(error: unknown): UploadFault {
  if (!(error instanceof HttpFault)) return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  if (error.status === 401 || error.key === 'ERROR_NOT_SIGNED_IN') return { kind: 'signed-out', message: '' };
  if (error.kind === 'refused' && TRANSIENT_STATUSES.includes(error.status)) return { kind: 'busy', message: error.message };
  return error.kind === 'lost' ? { kind: 'lost', message: '' } : { kind: 'refused', message: error.message };
}
