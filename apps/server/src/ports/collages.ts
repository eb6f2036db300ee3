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
  readonly xml: string;
  readonly editor: string;
  readonly updatedAt: Date;
}

/** A collage to be drawn for a person to look at. */
export interface DrawnCollage extends Pick<CollageVersion, 'ownerId' | 'templateId' | 'xml' | 'pictureSha256'> {
  /** The same for the same picture, and for no other: letters, digits and hyphens. */
  readonly name: string;
}

/** A request that a client named; a repeated one gets the first one's answer. */
export interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}

export interface NewVersion extends CollageSummary {
  readonly ownerId: number;
  /** Null: a new collage. */
  readonly collageId: number | null;
  readonly baseVersion: number | null;
  readonly xml: string;
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
  /** Newest versions, last changed first, without their XML. */
  list(ownerId: number): Promise<readonly Omit<CollageVersion, 'xml'>[]>;
}
