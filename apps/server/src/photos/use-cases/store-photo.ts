import type { UploadAnswer } from '@muro/api';
import type { CaptureTime } from '@muro/domain';
import type { Blobs, Draft } from '../../files/blobs.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { PhotoChecker, Photos, PhotoVerdict, StoredPhoto, StoredTime } from '../types/photos.ts';
import { hasDiskSpace } from './disk-space.ts';
import { uploadAnswerOf } from './upload-answer.ts';

export interface StorePhotoPorts {
  readonly blobs: Blobs;
  readonly photos: Photos;
  readonly checker: PhotoChecker;
  readonly newId: () => number;
  readonly quotaBytes: number;
}

export interface StorePhotoInput {
  /** Null: a picture of the quote library. */
  readonly ownerId: number | null;
  readonly draft: Draft;
  /** Original file name; a label, never a path. */
  readonly name: string;
  /** 't' of the call: 1 computer, 2 quotes, 3 social. */
  readonly type: string;
  /** 'x' of the call: the client's own key. */
  readonly unique: string;
  /** Rotation as the client sent it; '' for none. [CROP-03] */
  readonly suggestedRotation: string;
  /** Capture time as the client sent it; used if the file does not contain one. */
  readonly time: StoredTime;
}

const MAX_NAME = 200;
const MAX_UNIQUE = 200;

/**
 * Stores a received photo: checks and decodes it in a child process, stores its blobs durably, then inserts its row. Idempotent: the same
 * bytes of the same owner are the same photo. The draft is deleted afterwards.
 */
export async function storePhoto(ports: StorePhotoPorts, input: StorePhotoInput): Promise<Result<UploadAnswer>> {
  const { blobs, photos, checker } = ports;
  const { draft, ownerId } = input;
  const [web, thumb] = [blobs.draftPath(), blobs.draftPath()];
  try {
    const earlier = await photos.findBySha256(ownerId, draft.sha256);
    if (earlier) return done(uploadAnswerOf(earlier));
    const overQuota = refuse('ERROR_QUOTA', { limit: ports.quotaBytes / 1e9 });
    if (ownerId !== null && !(await photos.fitsQuota(ownerId, draft.sizeBytes, ports.quotaBytes))) return overQuota;
    if (!hasDiskSpace(await blobs.diskSpace(), 0)) return refuse('ERROR_NO_SPACE');
    const verdict = await checker.check(draft.path, { web, thumb });
    if (!verdict.ok) return refusalOf(verdict.error);
    const [webCopy, thumbCopy] = [await blobs.adopt(web), await blobs.adopt(thumb)];
    for (const stored of [draft, webCopy, thumbCopy]) await blobs.keep(stored);
    const { ok: _ok, ...sizes } = verdict;
    const row: StoredPhoto = {
      ...sizes,
      ...timeOf(sizes, input.time),
      ...labelsOf(input),
      suggestedRotation: sentRotation(input.suggestedRotation) || sizes.suggestedRotation,
      id: ports.newId(),
      ownerId,
      sha256: draft.sha256,
      sizeBytes: draft.sizeBytes,
      webSha256: webCopy.sha256,
      thumbSha256: thumbCopy.sha256,
    };
    const photo = await photos.create(row, ports.quotaBytes);
    return photo ? done(uploadAnswerOf(photo)) : overQuota;
  } finally {
    for (const path of [draft.path, web, thumb]) await blobs.drop(path);
  }
}

/** Parses the quarter turn that a client sent, degrees; 0 for none and for anything else: then the file's own orientation applies. */
const sentRotation = (text: string): number => (['90', '180', '270'].includes(text) ? Number(text) : 0);

/** Returns the capture time of the file, otherwise the one that the browser sent. */
function timeOf({ takenMs, zoneMin }: CaptureTime, sent: StoredTime): StoredTime {
  return takenMs === null ? sent : { takenMs, zoneMin, isFileTime: false };
}

/** Retry-After while the queue is full, s. */
const RETRY_AFTER_S = 15;

function refusalOf(error: Extract<PhotoVerdict, { ok: false }>['error']): Result<never> {
  if (error === 'ERROR_TOO_MANY') return refuse(error, { retryAfterS: RETRY_AFTER_S });
  return refuse(error === 'ERROR_IMAGE_COULD_NOT_BE_LOADED' ? 'ERROR_COULD_NOT_LOAD' : error);
}

function labelsOf({ name, type, unique }: StorePhotoInput): Pick<StoredPhoto, 'name' | 'type' | 'uniqueKey'> {
  return {
    name: printable(name, MAX_NAME),
    type: ['1', '2', '3'].includes(type) ? Number(type) : 1,
    uniqueKey: printable(unique, MAX_UNIQUE),
  };
}

function printable(text: string, maxLength: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '');
}
