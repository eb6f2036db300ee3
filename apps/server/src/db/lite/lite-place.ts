export interface LitePlace {
  /** Folder of the database; undefined: it lives in memory. */
  readonly folder?: string | undefined;
  /** Dump of an empty database, .tar or .tar.gz: a new database starts from it in a fraction of the time. */
  readonly template?: string | undefined;
}

/** Called when the disk fails to write what the database asked it to. */
export type DiskFaultListener = (error: Error) => void;

/** Fatal events. The listener ends the process, as in a crash: the next start recovers everything that was acknowledged. */
export interface DatabaseListeners {
  /** The disk failed to write. PostgreSQL then stops (PANIC) and may not answer any more. */
  readonly onDiskFault?: DiskFaultListener;
  /** The thread of the database has ended unexpectedly. */
  readonly onThreadEnd?: (error: Error) => void;
}
