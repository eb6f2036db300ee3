import type { SizeCm } from '@muro/domain';

/** A reference for a shop's own checkout: one version of a collage, on one material, at one price. */
export interface Reference extends SizeCm {
  readonly collageId: number;
  readonly version: number;
  readonly material: string;
  /** Price of one piece. */
  readonly priceCents: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** A version of a collage on a material, whose picture is accessible until `expiresAt`. */
export type Shown = Pick<Reference, 'collageId' | 'version' | 'material' | 'expiresAt'>;

/** References are signed texts for URLs; they grant no sign-in. */
export interface References {
  /** Issues a reference; the version is kept until it expires. */
  issue(line: Omit<Reference, 'currency' | 'expiresAt'>, currency: string): Promise<string>;
  /** Null if no server of this shop signed it. */
  read(word: string): Promise<{ readonly reference: Reference; readonly isExpired: boolean } | null>;
  /** Issues a signed text that grants access to the picture only, until it expires. */
  pictureOf(shown: Shown): string;
  /** Null if it is invalid or has expired. */
  readPicture(word: string): Promise<Omit<Shown, 'expiresAt'> | null>;
  /** Returns the owner of a collage; null if it does not exist any more. */
  findOwner(collageId: number): Promise<number | null>;
}

/** Versions that a reference names and that are therefore kept. */
export interface PinnedVersions {
  /** Keeps a version. @returns the end of that time, s since 1970 on the database's clock */
  pin(collageId: number, version: number, lifeS: number): Promise<number>;
  findOwner(collageId: number): Promise<number | null>;
}
