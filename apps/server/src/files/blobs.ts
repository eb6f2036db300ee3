/** A received file that is not stored yet: hashed, in a temporary folder of this server. */
export interface Draft {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface StoredFile {
  readonly sizeBytes: number;
  /** Opens the file on demand, so that an unavailable store fails here, before any part of a response is sent. */
  open(range?: ByteRange): Promise<NodeJS.ReadableStream>;
}

/** Both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Operations of the integrity check on a store. */
export interface InspectableStore {
  /** Returns the stored length of a file, asked of the store itself and of no cache; null if it is missing. */
  storedSize(name: string): Promise<number | null>;
  /** Moves a file into quarantine, from which only an operator retrieves it by hand; false if it is missing. */
  quarantine(name: string): Promise<boolean>;
}

/** Temporary files on this server that are about to be stored. */
export interface Drafts {
  /** Streams to a temporary file and hashes it on the way. */
  receive(source: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** Returns a new temporary path for a process that writes the file itself; `adopt` hashes the file once it is written. */
  draftPath(): string;
  adopt(path: string): Promise<Draft>;
  drop(path: string): Promise<void>;
  /** Free space and total size of the disk that holds the drafts. */
  diskSpace(): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** Deletes drafts that are older than `idleMs` and were never stored; returns their number. */
  dropDrafts(idleMs: number): Promise<number>;
}

/** Content-addressed store: bytes under their SHA-256, shared by all servers. */
export interface Blobs extends Drafts, InspectableStore {
  /** Stores a draft durably: after this it survives a power cut or a killed server. The caller deletes the draft itself. */
  keep(draft: Draft): Promise<void>;
  read(sha256: string): Promise<StoredFile | null>;
  /** Returns a local path that holds the bytes for the next hour, for decoders and the press. */
  fileOf(sha256: string): Promise<string | null>;
  /** Lists, in batches, blobs that were last stored more than `ageMs` ago; with a prefix (two hex digits) only those. */
  listOlderThan(ageMs: number, prefix?: string): AsyncIterable<readonly string[]>;
  /**
   * Deletes a blob that is not referenced and was last stored more than `ageMs` ago. A blob that is stored again meanwhile stays: either
   * `isWanted` or its age prevents the deletion.
   *
   * @returns true if it was deleted
   */
  deleteUnreferenced(sha256: string, ageMs: number, isWanted: () => Promise<boolean>): Promise<boolean>;
}
