import type { CaptureTime, PhotoErrorKey } from '@muro/domain';

/** Capture time of a photo, as its file or the client told. */
export interface StoredTime extends CaptureTime {
  /** `takenMs` is when the file was written; null: stored before servers distinguished it. */
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
  /** The photo that this person sent with these bytes; it counts as seen. */
  findBytes(ownerId: number | null, sha256: string): Promise<StoredPhoto | null>;
  /** The photos that this person sent with these bytes; they count as seen. */
  findSent(ownerId: number, sha256s: readonly string[]): Promise<readonly StoredPhoto[]>;
  /** Photos with these ids that this person may use: their own and everybody's. */
  findUsable(ownerId: number | null, ids: readonly number[]): Promise<readonly StoredPhoto[]>;
  /** Keeps the photo; gives the earlier one when the same bytes of the same owner came first. Null: its owner has no room for it. */
  create(photo: StoredPhoto, quotaBytes: number): Promise<StoredPhoto | null>;
  hasRoom(ownerId: number, sizeBytes: number, quotaBytes: number): Promise<boolean>;
  /** Removes people's photos that no collage names and that were last seen so many seconds ago; how many. */
  forgetUnused(idleS: number): Promise<number>;
  /** Those of these blobs that a photo, a collage's picture or a layout is made of. */
  referenced(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Leases on photos that have come whole and are being checked and stored at this moment, on any server, by person and content. */
export interface PhotoLeases {
  /** Holds a lease while the job runs. */
  hold<T>(ownerId: number, sha256: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when nobody holds any of these, whatever became of them. */
  released(ownerId: number, sha256s: readonly string[]): Promise<void>;
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

/** Looks at foreign pictures in processes that may die. */
export interface PhotoChecker {
  /** Why a picture of the shop's own cannot be shown and printed, in words; null when it can. */
  shopPictureFault(path: string, kind: 'art' | 'photo'): Promise<string | null>;
  /** Checks and fully decodes a photo, and writes its upright web copy and thumbnail. */
  check(path: string, copies: { readonly web: string; readonly thumb: string }): Promise<PhotoVerdict>;
  /** Re-paints a small picture (a screenshot) so that nothing but pixels stays. False when it is none. */
  repaint(path: string, out: string): Promise<boolean>;
}
