import type { AuthKeyAnswer, OrderState } from '@muro/api';
import type { MaterialCode, PhotoErrorKey, PriceList, SizeCm, Template } from '@muro/domain';

/* What the use cases need from outside, as types only. Folders db, stores, accounts, photos, catalogue and print provide them. */

export interface User {
  readonly id: number;
  readonly name: string;
}

export interface NewUser {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly newsletter: boolean;
}

export interface Accounts {
  find(nameKey: string): Promise<(User & { readonly passwordHash: string }) | null>;
  /** False when the name is taken. */
  create(user: NewUser): Promise<boolean>;
}

export interface Sessions {
  /** Opens a session and gives the token for the cookie. */
  open(userId: number): Promise<string>;
  /** The person behind a token; reading keeps the session alive. */
  find(token: string): Promise<User | null>;
  close(token: string): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A null hash (an unknown name) takes as long as a real one and is always false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface PasswordSeals {
  issue(): AuthKeyAnswer;
  /** The passwords in envelopes that share one nonce; the nonce is used up. Null for what is no good envelope. */
  open(nonce: string, purpose: string, envelopes: readonly string[]): readonly (string | null)[];
}

export interface Attempts {
  isBlocked(name: string, max: number): boolean;
  count(name: string): void;
  forget(name: string): void;
  retryAfterS(name: string): number;
}

/** A file that was received but not yet kept: in a temporary place of the store, hashed. */
export interface Draft {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface StoredFile {
  readonly sizeBytes: number;
  stream(range?: { start: number; end: number }): NodeJS.ReadableStream;
}

/** Bytes kept under their SHA-256. */
export interface Blobs {
  /** Streams to a temporary file, hashing on the way. */
  receive(source: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** A new temporary file's path, for a process that writes the file itself; `adopt` it when written. */
  draftPath(): string;
  adopt(path: string): Promise<Draft>;
  /** Flushed, under its own name, the folder flushed: from here on a power cut does not take it. */
  keep(draft: Draft): Promise<void>;
  drop(path: string): Promise<void>;
  read(sha256: string): Promise<StoredFile | null>;
  /** A path on this machine where the bytes lie, for decoders and the press. */
  fileOf(sha256: string): Promise<string | null>;
  /** Free room of the disk and its whole size. */
  room(): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** Removes what was received before this moment and never kept; how many. */
  dropDraftsBefore(moment: Date): Promise<number>;
  /** What was last kept before this moment, some at a time. */
  keptBefore(moment: Date): AsyncIterable<readonly string[]>;
  /**
   * Removes what nobody wants. It is taken out of sight first and only then asked about, so that bytes which are kept again
   * meanwhile stay: either the question or the file's time tells of it. True when it is gone.
   */
  forget(sha256: string, before: Date, isWanted: () => Promise<boolean>): Promise<boolean>;
}

export interface StoredPhoto {
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
  /** When it was taken, ms on the camera's own clock; null when the file does not say. */
  readonly takenMs: number | null;
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
  /** Removes people's photos that no collage names and that were last seen before this moment; how many. */
  forgetUnused(before: Date): Promise<number>;
  /** Those of these blobs that a photo or a collage's picture is made of. */
  referenced(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface CheckedPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly takenMs: number | null;
  readonly suggestedRotation: number;
  readonly webWidthPx: number;
  readonly webHeightPx: number;
}

export type PhotoVerdict =
  | ({ readonly ok: true } & CheckedPhoto)
  | { readonly ok: false; readonly error: PhotoErrorKey | 'ERROR_TOO_MANY' };

/** Looks at foreign pictures in processes that may die. */
export interface PhotoChecker {
  /** Checks and fully decodes a photo, and writes its upright web copy and thumbnail. */
  check(path: string, copies: { readonly web: string; readonly thumb: string }): Promise<PhotoVerdict>;
  /** Re-paints a small picture (a screenshot) so that nothing but pixels stays. False when it is none. */
  repaint(path: string, out: string): Promise<boolean>;
}

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

/** One attempt that a client named; a repeated one gets the first one's answer. */
export interface NamedAttempt {
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
  readonly attempt: NamedAttempt | null;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly collageId: number; readonly version: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'other-content' }
  /** A photo it names was removed a moment ago. */
  | { readonly kind: 'photo-gone' };

export interface Collages {
  save(version: NewVersion): Promise<SaveOutcome>;
  /** The newest version, or the named one; null when there is none or it is somebody else's. */
  find(ownerId: number, collageId: number, version?: number): Promise<CollageVersion | null>;
  /** Newest versions, last changed first, without their XML. */
  list(ownerId: number): Promise<readonly Omit<CollageVersion, 'xml'>[]>;
}

export interface OrderAddress {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
}

export interface Order extends SizeCm {
  readonly id: number;
  readonly ownerId: number;
  readonly collageId: number;
  readonly version: number;
  readonly design: string;
  readonly material: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly totalCents: number;
  readonly currency: string;
  readonly address: OrderAddress;
}

export interface PlacedOrder extends Order {
  readonly state: OrderState;
  /** Why printing failed, a word of `PRINT_FAILURES`; '' otherwise. */
  readonly reason: string;
  readonly createdAt: Date;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly id: number }
  | { readonly kind: 'other-content' }
  | { readonly kind: 'too-many' };

export interface Orders {
  /** The order and its print job, in one step. */
  place(order: Order, attempt: NamedAttempt | null): Promise<OrderOutcome>;
  find(ownerId: number, orderId: number): Promise<PlacedOrder | null>;
  list(ownerId: number): Promise<readonly PlacedOrder[]>;
}

export interface Catalogue {
  readonly templates: readonly Template[];
  readonly prices: PriceList;
  template(id: string): Template | null;
  /** Null for a generated design and an unknown one. */
  staticDesign(id: string): StaticDesign | null;
}

/** The layout of a static design and where its pictures lie. */
export interface StaticDesign {
  readonly templateXml: string;
  /** Address of its folder, with the closing slash; pictures in the layout are addressed below it. */
  readonly baseUrl: string;
  /** The same folder on this machine. */
  readonly folder: string;
}

export interface PriceOf {
  readonly material: MaterialCode;
  readonly priceCents: number;
}
