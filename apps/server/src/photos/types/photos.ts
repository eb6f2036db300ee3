import type { CaptureTime, PhotoErrorKey } from '@muro/domain';

/** Capture time of a photo, from its file or from the client. */
export interface StoredTime extends CaptureTime {
  /** True if `takenMs` is the modification time of the file; null: stored before servers distinguished the two. */
  readonly isFileTime: boolean | null;
}

export interface StoredPhoto extends StoredTime {
  readonly id: number;
  readonly ownerId: number | null;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly name: string;
  readonly type: number;
  readonly uniqueKey: string;
  readonly suggestedRotation: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly webSha256: string;
  readonly webWidthPx: number;
  readonly webHeightPx: number;
  readonly thumbSha256: string;
}

export interface Photos {
  /** Finds the owner's photo with these bytes and marks it as seen. */
  findBySha256(ownerId: number | null, sha256: string): Promise<StoredPhoto | null>;
  /** Finds the owner's photos with these bytes and marks them as seen. */
  listSent(ownerId: number, sha256s: readonly string[]): Promise<readonly StoredPhoto[]>;
  /** Finds photos with these ids that the user may use: their own and shared ones. */
  listUsable(ownerId: number | null, ids: readonly number[]): Promise<readonly StoredPhoto[]>;
  /** Inserts a photo; returns the earlier one if the owner already has the same bytes, null if the quota is exceeded. */
  create(photo: StoredPhoto, quotaBytes: number): Promise<StoredPhoto | null>;
  fitsQuota(ownerId: number, sizeBytes: number, quotaBytes: number): Promise<boolean>;
  /** Deletes users' photos that no collage references and that were last seen more than `idleS` seconds ago; returns their number. */
  deleteUnused(idleS: number): Promise<number>;
  /** Returns which of these blobs are referenced by a photo, a collage's picture or a layout. */
  listReferenced(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Leases on photos that were received completely and are being checked and stored on any server, by owner and content. */
export interface PhotoLeases {
  /** Holds a lease while the job runs. */
  withLease<T>(ownerId: number, sha256: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when none of these is leased any more, whatever the outcome. */
  waitForRelease(ownerId: number, sha256s: readonly string[]): Promise<void>;
}

export interface CheckedPhoto extends CaptureTime {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly suggestedRotation: number;
  readonly webWidthPx: number;
  readonly webHeightPx: number;
}

export type PhotoVerdict =
  | ({ readonly ok: true } & CheckedPhoto)
  | { readonly ok: false; readonly error: PhotoErrorKey | 'ERROR_TOO_MANY' };

/** Inspects untrusted images in child processes. */
export interface PhotoChecker {
  /** Returns a description of the defect of a shop's own picture; null if it can be shown and printed. */
  shopPictureFault(path: string, kind: 'art' | 'photo'): Promise<string | null>;
  /** Checks and fully decodes a photo, and writes its upright web copy and thumbnail. */
  check(path: string, copies: { readonly web: string; readonly thumb: string }): Promise<PhotoVerdict>;
  /** Re-encodes a screenshot, so that only its pixels remain. False if it is not an image. */
  repaint(path: string, out: string): Promise<boolean>;
}
