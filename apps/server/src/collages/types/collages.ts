import type { IdempotencyKey } from '../../values/idempotency-key.ts';

export interface CollageSummary {
  readonly templateId: string;
  readonly childTemplateId: string;
  readonly width: number;
  readonly height: number;
  readonly material: string;
  readonly isFinished: boolean;
  readonly pictureSha256: string;
}

export interface CollageVersion extends CollageSummary {
  readonly ownerId: number;
  readonly collageId: number;
  readonly version: number;
  /** Document as it is stored; `withScreenshot` returns it as it was sent. */
  readonly xml: string;
  readonly editor: string;
  readonly updatedAt: Date;
}

/** A collage whose thumbnail is to be shown. */
export interface DrawnCollage extends Pick<CollageVersion, 'ownerId' | 'templateId' | 'xml' | 'pictureSha256'> {
  /** Unique name of the picture: letters, digits and hyphens. */
  readonly name: string;
}

/** A collage document as it is stored: its screenshot is replaced by the name of a blob. */
export interface StoredDocument {
  readonly xml: string;
  /** Name of the blob; '' for none. */
  readonly screenshotSha256: string;
  readonly screenshotBytes: number;
}

export interface NewVersion extends CollageSummary, StoredDocument {
  readonly ownerId: number;
  /** Null: a new collage. */
  readonly collageId: number | null;
  readonly baseVersion: number | null;
  readonly editor: string;
  readonly editorVersion: string;
  /** Photos that the document references. */
  readonly photoIds: readonly number[];
  readonly idempotencyKey: IdempotencyKey | null;
  /** Maximum number of collages of the owner. */
  readonly maxCollages: number;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly collageId: number; readonly version: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'other-content' }
  /** The owner has reached the limit of collages. */
  | { readonly kind: 'full' }
  /** A referenced photo was deleted meanwhile. */
  | { readonly kind: 'photo-gone' };

export interface Collages {
  /** Appends a version; older ones are pruned, except ordered ones. */
  save(version: NewVersion): Promise<SaveOutcome>;
  /** Returns the newest version, or the one requested; null if it is missing or belongs to another account. */
  find(ownerId: number, collageId: number, version?: number): Promise<CollageVersion | null>;
}

/** A collage in its owner's list. */
export interface ListedCollage extends Omit<CollageVersion, 'xml'> {
  /** Name given by the owner; '' for that of the design. */
  readonly name: string;
  /** Time at which it was moved to the bin; null: not in the bin. */
  readonly removedAt: Date | null;
}

export type CopyOutcome = { readonly kind: 'copied'; readonly collageId: number } | { readonly kind: 'unknown' | 'full' };

/** A user's list of collages. A collage of another account is reported as missing. */
export interface CollageList {
  /** Lists the newest versions, last changed first, including those in the bin. */
  list(ownerId: number): Promise<readonly ListedCollage[]>;
  /** Lists all stored versions of a collage, newest first. */
  listVersions(ownerId: number, collageId: number): Promise<readonly ListedCollage[]>;
  rename(ownerId: number, collageId: number, name: string): Promise<boolean>;
  /** Copies a version, by default the newest, into a new collage. */
  copy(ownerId: number, source: { readonly collageId: number; readonly version: number | null }, copy: NewCopy): Promise<CopyOutcome>;
  /** Moves a collage to the bin, from which it can be restored for a month. */
  moveToBin(ownerId: number, collageId: number): Promise<boolean>;
  restore(ownerId: number, collageId: number): Promise<boolean>;
}

export interface NewCopy {
  readonly name: string;
  readonly maxCollages: number;
}
