import type { Draft, InspectableStore, StoredFile } from './blobs.ts';

/** Size and checksum, by which a file is verified. */
export interface FileFacts {
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface PrintedFiles {
  readonly pdf: FileFacts;
  readonly ticket: FileFacts;
}

/**
 * Print files and their job tickets, shared by all servers: `order-<id>.pdf`, `order-<id>.json`; those of a second collage are
 * `order-<id>-2`.
 */
export interface PrintFiles extends InspectableStore {
  /**
   * Stores a file that this server has written, atomically and durably. It replaces a file of that name; the draft is moved.
   *
   * @returns the location, for the log
   */
  put(name: string, file: Draft): Promise<string>;
  /** Stores the file only if the name is free; false if the name is taken, and the existing file stays. */
  putNew(name: string, file: Draft): Promise<boolean>;
  read(name: string): Promise<StoredFile | null>;
  /**
   * Returns a signed URL, valid for a few minutes, from which a client downloads the file without this server; null if only this server
   * delivers it.
   */
  addressOf(name: string, type: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /** Lists all names in batches. */
  names(): AsyncIterable<readonly string[]>;
}
