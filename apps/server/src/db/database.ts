import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What repositories query. Inside a `transaction` callback only its `tx` may be used: the embedded database has one connection. */
export type Db = PgDatabase<Queried, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What `execute` gives on both databases. */
interface Queried extends PgQueryResultHKT {
  readonly type: { readonly rows: readonly Record<string, unknown>[] };
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Whether it answers. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Hears that the disk did not write down what the embedded database asked it to. PostgreSQL gives up then, as it must, and inside this
 * process it may never return from the next query: whoever hears this ends the process. A start recovers all that was acknowledged.
 */
export type DiskFaultListener = (error: Error) => void;

export interface MigrateOptions {
  /** Only so many, for a restore: all the same in a database whose rows it has written. */
  readonly steps?: number | undefined;
  /** Kept before the tables of a database that is in use change, to this version. */
  readonly onChange?: ((db: Db, version: number) => Promise<void>) | undefined;
}

export interface DatabasePlace extends MigrateOptions {
  /** A PostgreSQL address; without one the embedded database in `folder` is used. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; without one it lives in memory. */
  readonly folder?: string | undefined;
  readonly onDiskFault?: DiskFaultListener;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** File of a dumped empty database, .tar or .tar.gz: a new embedded one starts from it in a fraction of the time. */
  readonly template?: string | undefined;
}
