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
  /** As it is stored: `withScreenshot` gives what was sent. */
  readonly xml: string;
  readonly editor: string;
  readonly updatedAt: Date;
}

/** A collage to be drawn for a person to look at. */
export interface DrawnCollage extends Pick<CollageVersion, 'ownerId' | 'templateId' | 'xml' | 'pictureSha256'> {
  /** The same for the same picture, and for no other: letters, digits and hyphens. */
  readonly name: string;
}

/** A collage document as it is stored: in the place of its screenshot stands the name of a blob. */
export interface StoredDocument {
  readonly xml: string;
  /** The blob; '' for none. */
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
  /** Photos that the document names. */
  readonly photoIds: readonly number[];
  readonly idempotencyKey: IdempotencyKey | null;
  /** Collages that the owner may keep. */
  readonly mostCollages: number;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly collageId: number; readonly version: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'other-content' }
  /** The owner has as many collages as may be. */
  | { readonly kind: 'full' }
  /** A photo it names was removed a moment ago. */
  | { readonly kind: 'photo-gone' };

export interface Collages {
  /** Appends a version; older ones become fewer with time, but for those that were ordered. */
  save(version: NewVersion): Promise<SaveOutcome>;
  /** The newest version, or the named one; null when there is none or it is somebody else's. */
  find(ownerId: number, collageId: number, version?: number): Promise<CollageVersion | null>;
}

/** A collage as its owner sees it among all theirs. */
export interface ShelvedCollage extends Omit<CollageVersion, 'xml'> {
  /** '' for that of its design. */
  readonly name: string;
  /** When it was thrown away; null for one that is there. */
  readonly removedAt: Date | null;
}

export type CopyOutcome = { readonly kind: 'copied'; readonly collageId: number } | { readonly kind: 'unknown' | 'full' };

/** A person's collages as things with names; what is none of theirs is none. */
export interface CollageShelf {
  /** Newest versions, last changed first, those that were thrown away, too. */
  list(ownerId: number): Promise<readonly ShelvedCollage[]>;
  /** All versions that are kept, newest first. */
  versions(ownerId: number, collageId: number): Promise<readonly ShelvedCollage[]>;
  rename(ownerId: number, collageId: number, name: string): Promise<boolean>;
  /** A new collage of a version, the newest if none is named. */
  copy(ownerId: number, source: { readonly collageId: number; readonly version: number | null }, copy: NewCopy): Promise<CopyOutcome>;
  /** It can be brought back for a month. */
  remove(ownerId: number, collageId: number): Promise<boolean>;
  bringBack(ownerId: number, collageId: number): Promise<boolean>;
}

export interface NewCopy {
  readonly name: string;
  readonly mostCollages: number;
}
