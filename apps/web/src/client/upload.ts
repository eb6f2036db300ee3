import type { UploadAnswer } from '@muro/api';
import { PHOTO_TYPES, type PhotoType, type QuarterTurn, type SizePx } from '@muro/domain';
import type { PhotoTime } from '../flow/photos/photo-time.ts';
import { endpoint } from './endpoints.ts';
import { HttpFault, languageHeader, readJson } from './http.ts';

export interface PhotoUpload {
  readonly file: Blob;
  readonly name: string;
  readonly type: PhotoType;
  /** uniqueFileId [HCALL-03] */
  readonly key: string;
  readonly suggestedRotation: QuarterTurn;
  readonly time: PhotoTime;
  /** Size of the browser's downscaled copy; sent for computer files. [HCALL-04] */
  readonly resized: SizePx | null;
  /** Id of the visit, if any. */
  readonly session: string | null;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Bytes of the body sent so far. */
  readonly onProgress: (sentBytes: number) => void;
}

/** Time without progress after which the connection counts as lost; the server checks the photo before it answers, which takes a while. */
const STALL_TIMEOUT_MS = 120_000;

/**
 * Uploads a photo; resolves only when the server has stored it durably. [HTTP-15] [HCALL-01]
 *
 * @throws {HttpFault} with a message for people
 */
export async function uploadPhoto(photo: PhotoUpload, options: UploadOptions): Promise<UploadAnswer> {
  const { status, text } = await postFile(endpoint('savefileurl'), uploadForm(photo), options);
  return readUploadAnswer(status, text);
}

/** Returns the multipart form of a photo. */
export function uploadForm(photo: PhotoUpload): FormData {
  const { suggestedRotation, session, type, key, resized, name, time } = photo;
  const fields = {
    suggestedRotation: String(suggestedRotation),
    ...(session === null ? {} : { s: session }),
    t: String(PHOTO_TYPES[type]),
    x: key,
    ...(type === 'COMPUTER' && resized ? { resized: `${resized.widthPx}x${resized.heightPx}` } : {}),
    name,
    ...timeFields(time),
  };
  return fileForm(fields, photo, 'file');
}

/** Conversion to JPEG drops the photo's metadata, so its capture time is sent in fields. */
function timeFields({ takenMs, zoneMin, isFileTime }: PhotoTime): Record<string, string> {
  if (takenMs === null) return {};
  return {
    takenMs: String(Math.round(takenMs)),
    ...(zoneMin === null ? {} : { zoneMin: String(zoneMin) }),
    ...(isFileTime && { isFileTime: 'true' }),
  };
}

/** Builds a multipart form with the fields first: the server knows them when the file's bytes arrive. [HCALL-02] */
export function fileForm(
  fields: Readonly<Record<string, string>>,
  { file, name }: { readonly file: Blob; readonly name: string },
  fileField = 'upload',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set(fileField, file, name);
  return form;
}

/** Reads the answer of an upload. [HCALL-05] [HCALL-06] [ERRP-10 … ERRP-12] */
export function readUploadAnswer(status: number, text: string): UploadAnswer {
  const answer = answerOf(status, text);
  if (answer.error) throw new HttpFault('refused', String(answer.msg ?? answer.error), { status });
  if (!answer.id || !answer.src) throw new HttpFault('unreadable', 'The server could not process the file.', { status });
  return answer as UploadAnswer;
}

/** Reads the answer; for a refusal without `msg` and with a bare error code the message is made from the status. */
function answerOf(status: number, text: string): Partial<UploadAnswer> & { readonly error?: unknown; readonly msg?: unknown } {
  try {
    return readJson({ status, text });
  } catch (failure) {
    if (!(failure instanceof HttpFault) || failure.kind === 'lost') throw failure;
    if (failure.kind === 'unreadable') throw new HttpFault('unreadable', 'The server could not process the file.', { status });
    if (failure.key && failure.message !== String(status)) throw failure;
    if (/\s/.test(failure.key)) throw new HttpFault('refused', failure.key, { status });
    throw new HttpFault('refused', `Could not upload photo. server responded with: ${status}`, { status, key: failure.key });
  }
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function postFile(address: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stallTimer = 0;
    const restartStallTimer = (): void => {
      clearTimeout(stallTimer);
      stallTimer = window.setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    const cancel = (): void => request.abort();
    request.onloadend = () => {
      clearTimeout(stallTimer);
      signal.removeEventListener('abort', cancel);
      if (signal.aborted) reject(new HttpFault('cancelled', 'cancelled'));
      else if (request.status === 0) reject(new HttpFault('lost', 'The server did not answer'));
      else resolve({ status: request.status, text: request.responseText });
    };
    request.upload.onprogress = (event) => {
      restartStallTimer();
      onProgress(event.loaded);
    };
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ accept: 'application/json', ...languageHeader() })) request.setRequestHeader(name, value);
    signal.addEventListener('abort', cancel);
    restartStallTimer();
    if (signal.aborted) reject(new HttpFault('cancelled', 'cancelled'));
    else request.send(form);
  });
}
