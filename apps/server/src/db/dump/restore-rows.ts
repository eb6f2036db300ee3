import { dumpSteps, readDumpHead, readDumpLines, readMigrations } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { Database, DatabasePlace, Db, Tx } from '../database.ts';
import { migrate, RESTORING } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { loadRows, NotEmptyError } from './load-rows.ts';

/** Advisory lock (an arbitrary number) under which one restore at a time works on a database. */
const RESTORE_LOCK = 724_331;

/** Thrown for a second concurrent restore into one database, because both would overwrite each other's files. The message is one line. */
export class RestoreRunningError extends Error {}

/**
 * Restores the rows of a dump into an empty database of either kind. Creates the tables in the dump's version, loads the rows, then applies
 * the migrations that this version adds.
 *
 * @param read  opens the dump from its beginning, at each call
 * @param afterRows restores everything besides the rows; until it has succeeded, no server starts on the database and the same restore can be
 * resumed
 * @throws {NotEmptyError}
 * @throws {RestoreRunningError}
 * @throws {SchemaError} for a dump of a newer version, of an unsupported early version, or with foreign migrations
 */
export async function restoreRows(
  place: DatabasePlace,
  read: () => AsyncIterable<Uint8Array>,
  afterRows: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const supported = readMigrations(place.migrations);
  const { migrations, at } = await readDumpHead(read());
  const steps = dumpSteps(migrations, supported);
  const isOlder = steps.length < supported.length;
  const database = await openDatabase({
    ...place,
    queryTimeoutMs: null,
    steps: steps.length,
    ...(isOlder && { template: undefined }),
  });
  const { db } = database;
  try {
    await withRestoreLock(database, async () => {
      const startedDumpTime = await findStarted(db);
      if (startedDumpTime === null) await loadRows(db, readDumpLines(read()), (tx) => recordStart(tx, at));
      else if (startedDumpTime !== at)
        throw new NotEmptyError(`Another backup, of ${startedDumpTime}, is being restored into this database.`);
      await migrate(db, place.migrations, { steps: supported.length });
      await afterRows(db);
      await db.execute(sql`drop table ${sql.identifier(RESTORING)}`);
    });
  } finally {
    await database.close();
  }
}

/** Runs `work` under the restore lock. The embedded database needs none: only one process opens it. @throws {RestoreRunningError} */
async function withRestoreLock({ kind, db }: Database, work: () => Promise<void>): Promise<void> {
  if (kind === 'pglite') return await work();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${RESTORE_LOCK}) as "isFree"`);
    if (!rows[0]?.isFree) throw new RestoreRunningError('Another restore into this database is running; wait until it has ended.');
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await work();
  });
}

/** Returns the time of the dump whose restore was interrupted after its rows were loaded; null if there is none. */
async function findStarted(db: Db): Promise<string | null> {
  const { rows } = await db.execute(sql`select to_regclass(${RESTORING}) is not null as "isBegun"`);
  if (!rows[0]?.isBegun) return null;
  const { rows: noted } = await db.execute(sql`select dump_at from ${sql.identifier(RESTORING)}`);
  return String(noted[0]?.dump_at);
}

async function recordStart(tx: Tx, dumpTime: string): Promise<void> {
  await tx.execute(sql`create table ${sql.identifier(RESTORING)} (dump_at text not null)`);
  await tx.execute(sql`insert into ${sql.identifier(RESTORING)} values (${dumpTime})`);
}
