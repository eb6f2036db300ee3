import type { SizeCm } from '@muro/domain';

/** What a shop's own checkout is given: one version of a collage, on one material, at one price. */
export interface Reference extends SizeCm {
  readonly collageId: number;
  readonly version: number;
  readonly material: string;
  /** Of one piece. */
  readonly priceCents: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** One version of a collage, as it is shown on one material for a time. */
export type Shown = Pick<Reference, 'collageId' | 'version' | 'material' | 'expiresAt'>;

/** References are words for addresses: signed, and no sign-in to anything. */
export interface References {
  /** The version that it names stays until it expires. */
  give(line: Omit<Reference, 'currency' | 'expiresAt'>, currency: string): Promise<string>;
  /** Null for a word that no server of this shop has signed. */
  read(word: string): Promise<{ readonly reference: Reference; readonly isExpired: boolean } | null>;
  /** A word that opens its picture as long as it lives, and nothing else. */
  pictureOf(shown: Shown): string;
  /** Null for one that is none, or has expired. */
  readPicture(word: string): Promise<Omit<Shown, 'expiresAt'> | null>;
  /** Whose collage it is; null for one that is gone. */
  ownerOf(collageId: number): Promise<number | null>;
}

/** Versions that a reference names. */
export interface HeldVersions {
  /** When it may go, s since 1970 on the database's clock. */
  hold(collageId: number, version: number, lifeS: number): Promise<number>;
  ownerOf(collageId: number): Promise<number | null>;
}
