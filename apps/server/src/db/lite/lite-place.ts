export interface LitePlace {
  /** Folder of the database; without one it lives in memory. */
  readonly folder?: string | undefined;
  /** File of a dumped empty database, .tar or .tar.gz: a new one starts from it in a fraction of the time. */
  readonly template?: string | undefined;
}

/** Hears that the disk did not write down what the database asked it to. */
export type DiskFaultListener = (error: Error) => void;

/** Whoever hears one of these ends the process, as after a crash: the next start recovers all that was acknowledged. */
export interface DatabaseListeners {
  /** PostgreSQL gives up then, as it must, and may answer nothing any more. */
  readonly onDiskFault?: DiskFaultListener;
  /** The thread of the database has ended by itself. */
  readonly onThreadEnd?: (error: Error) => void;
}
