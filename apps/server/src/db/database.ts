import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What repositories query. Inside a `transaction` callback only its `tx` may be used: the embedded database has one connection. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Whether it answers. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL address; without one the embedded database in `folder` is used. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; without one it lives in memory. */
  readonly folder?: string | undefined;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** A dumped empty database: a new embedded one starts from it in a fraction of the time. */
  readonly template?: Blob | undefined;
}
