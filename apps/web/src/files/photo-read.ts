import type { PhotoErrorKey, QuarterTurn, SizePx } from '@muro/domain';

/** What the header of a chosen file tells, before anything is decoded. [PENT-09] */
export interface HeaderRead extends SizePx {
  /** uniqueFileId. [PENT-07] */
  readonly key: string;
  /** The turn that the file's orientation asks for; the pixels are made upright all the same. [INGEST-11] */
  readonly suggestedRotation: QuarterTurn;
}

/** The copies that the editor works with: upright, JPEG. The full-size picture is gone by now. */
export interface CopiesRead {
  readonly web: Blob;
  readonly webSize: SizePx;
  readonly thumb: Blob;
}

export type Read<T> = ({ readonly error: null } & T) | { readonly error: PhotoErrorKey };
