import type { Draft, Inspected, StoredFile } from './blobs.ts';

/** By which the bytes of a file are known again. */
export interface FileFacts {
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface PrintedFiles {
  readonly pdf: FileFacts;
  readonly ticket: FileFacts;
}

/** Print files and their job tickets, for all servers: `order-<id>.pdf`, `order-<id>.json`; those of a second collage are `order-<id>-2`. */
export interface PrintFiles extends Inspected {
  /**
   * Keeps a file that this server has written, whole and for good, in place of one of that name; it is gone from where it lay.
   *
   * @returns where it lies, for the log
   */
  put(name: string, file: Draft): Promise<string>;
  /** The same where there is none of that name. False: there is one, and it stays. */
  putNew(name: string, file: Draft): Promise<boolean>;
  read(name: string): Promise<StoredFile | null>;
  /** An address of some minutes where whoever may have it fetches it without this server; null: only this server gives it. */
  addressOf(name: string, type: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /** Names of all, some at a time. */
  names(): AsyncIterable<readonly string[]>;
}
