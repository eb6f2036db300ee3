/** A file that was received but not yet kept: in a temporary place of this server, hashed. */
export interface Draft {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface StoredFile {
  readonly sizeBytes: number;
  /** Opened when it is asked for: a store that is away is told here, before anything was answered. */
  open(range?: ByteRange): Promise<NodeJS.ReadableStream>;
}

/** Both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What somebody asks who does not believe. */
export interface Inspected {
  /** Length of what truly lies under a name, asked of the store itself; null: nothing does. */
  look(name: string): Promise<number | null>;
  /** Puts what lies there out of the way, for good, where nobody finds it but by hand. False: nothing does. */
  setAside(name: string): Promise<boolean>;
}

/** Files on this server that are on their way to a store. */
export interface Drafts {
  /** Streams to a temporary file, hashing on the way. */
  receive(source: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** A new temporary file's path, for a process that writes the file itself; `adopt` it when written. */
  draftPath(): string;
  adopt(path: string): Promise<Draft>;
  drop(path: string): Promise<void>;
  /** Free room of the disk that drafts lie on and its whole size. */
  room(): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** Removes what was received so long ago and never kept; how many. */
  dropDrafts(idleMs: number): Promise<number>;
}

/** Bytes kept under their SHA-256, for all servers. */
export interface Blobs extends Drafts, Inspected {
  /** From here on neither a power cut nor a killed server takes it. The draft itself is the caller's to drop. */
  keep(draft: Draft): Promise<void>;
  read(sha256: string): Promise<StoredFile | null>;
  /** A path on this machine where the bytes lie for the next hour, for decoders and the press. */
  fileOf(sha256: string): Promise<string | null>;
  /** What was last kept so long ago, some at a time; of a prefix of two digits only those. */
  keptFor(ageMs: number, prefix?: string): AsyncIterable<readonly string[]>;
  /**
   * Removes what nobody wants and what was last kept so long ago. Bytes that are kept again meanwhile stay: either the question or
   * their time tells of it. True when it is gone.
   */
  forget(sha256: string, ageMs: number, isWanted: () => Promise<boolean>): Promise<boolean>;
}
