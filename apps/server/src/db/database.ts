import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseListeners, LitePlace } from './lite/lite-place.ts';

/**
 * Database handle of the repositories. Inside a `transaction` callback only its `tx` may be used: the embedded database has one connection.
 */
export type Db = PgDatabase<Queried>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Result of `execute` on both databases; the query names the type of its rows. */
interface Queried extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

interface Rows<Row> {
  readonly rows: readonly Row[];
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** True if the database responds. */
  isAlive(): Promise<boolean>;
  /**
   * Opens a snapshot copy, so that a long read does not block other queries. Null if the disk has no room for one, and for a database in
   * memory and for PostgreSQL, where reads do not block.
   */
  openCopy(): Promise<DatabaseCopy | null>;
  close(): Promise<void>;
}

/** A snapshot of an embedded database, in a folder and a thread of its own. */
export interface DatabaseCopy {
  readonly db: Db;
  /** Time of the snapshot, ISO 8601: it contains every change that was acknowledged before. */
  readonly at: string;
  /** Closes and deletes the copy. */
  close(): Promise<void>;
}

export interface MigrateOptions {
  /** Applies only the first `steps` migrations, for a restore; a database whose rows a restore has written gets all of them. */
  readonly steps?: number | undefined;
  /** Called before a migration changes the tables of a database in use to this version. */
  readonly onChange?: ((db: Db, version: number) => Promise<void>) | undefined;
}

export interface DatabasePlace extends MigrateOptions, LitePlace, DatabaseListeners {
  /** URL of a PostgreSQL server; undefined: the embedded database in `folder`. */
  readonly url?: string | undefined;
  /** Query timeout of PostgreSQL, ms; null: none. */
  readonly queryTimeoutMs?: number | null | undefined;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** Run the embedded database in a worker thread, for a process that serves requests meanwhile. */
  readonly isThreaded?: boolean;
}
