import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseListeners, LitePlace } from './lite/lite-place.ts';
import type * as schema from './schema/schema.ts';

/** What repositories query. Inside a `transaction` callback only its `tx` may be used: the embedded database has one connection. */
export type Db = PgDatabase<Queried, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What `execute` gives on both databases; a query names the type of its rows. */
interface Queried extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

interface Rows<Row> {
  readonly rows: readonly Row[];
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Whether it answers. */
  isAlive(): Promise<boolean>;
  /**
   * Opens a copy of it. Null when the disk has no room for one, and for a database in memory and for PostgreSQL, in which a long read
   * makes no other query wait.
   */
  openCopy(): Promise<DatabaseCopy | null>;
  close(): Promise<void>;
}

/** An embedded database as it was at one moment, in a folder and a thread of its own. */
export interface DatabaseCopy {
  readonly db: Db;
  /** Moment of the copy, ISO 8601: it contains every change that was acknowledged before. */
  readonly at: string;
  /** Closes and removes it. */
  close(): Promise<void>;
}

export interface MigrateOptions {
  /** Only so many, for a restore: all the same in a database whose rows it has written. */
  readonly steps?: number | undefined;
  /** Kept before the tables of a database that is in use change, to this version. */
  readonly onChange?: ((db: Db, version: number) => Promise<void>) | undefined;
}

export interface DatabasePlace extends MigrateOptions, LitePlace, DatabaseListeners {
  /** A PostgreSQL address; without one the embedded database in `folder` is used. */
  readonly url?: string | undefined;
  /** Of PostgreSQL: the longest that somebody waits for a query, ms; null: as long as it takes. */
  readonly queryTimeoutMs?: number | null | undefined;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** The embedded database computes in a thread of its own, for a process that answers people meanwhile. */
  readonly isThreaded?: boolean;
}
