import { setTimeout as sleep } from 'node:timers/promises';
import { type AppliedStep, areAllBeforeRelease, checkSteps, type Migration, readMigrations, SchemaError } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { Db, MigrateOptions, Tx } from './database.ts';
import { QueryFault } from './query-fault.ts';
import { schemaInfo } from './schema/shared-schema.ts';

/** Advisory lock (an arbitrary number, the same in every server) under which one server migrates while the others wait. */
const MIGRATION_LOCK = 724_311;
/** A migration that waits for a table lock blocks all queries queued after it, so it waits briefly and retries. */
const LOCK_ATTEMPTS = 30;
const LOCK_RETRY_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const STEPS_TABLE = 'drizzle.__drizzle_migrations';
/** Name of the table that exists from the moment at which a restore has loaded the rows until it ends. */
export const RESTORING = 'restoring';

/**
 * Applies the missing migrations, all or none, in one transaction that also holds the lock: this works behind a connection pooler in
 * transaction mode.
 *
 * @throws {SchemaError} if this version must not work on the database: it is of a newer or an unsupported early version, or has foreign
 * migrations
 */
export async function migrate(db: Db, folder: string, { steps, onChange }: MigrateOptions = {}): Promise<void> {
  const isRestored = await tableExists(db, RESTORING);
  if (isRestored && steps === undefined) throw new SchemaError('a backup is being restored into it: run the same `muro restore` again.');
  const migrations = readMigrations(folder).slice(0, isRestored ? undefined : steps);
  const before = await countApplied(db);
  if (before > 0 && before < migrations.length) await onChange?.(db, migrations.length);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => migrateOnce(tx, migrations));
    } catch (error) {
      if (!(error instanceof QueryFault) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === LOCK_ATTEMPTS) throw new SchemaError('another program kept its tables locked.');
      await sleep(LOCK_RETRY_MS);
    }
  }
}

/** Returns the number of applied migrations; all those before 0.1.0 count as the first. */
async function countApplied(db: Db): Promise<number> {
  if (!(await tableExists(db, STEPS_TABLE))) return 0;
  const steps = await listApplied(db);
  return areAllBeforeRelease(steps) ? 1 : steps.length;
}

async function listApplied(db: Pick<Tx, 'execute'>): Promise<readonly AppliedStep[]> {
  const { rows } = await db.execute(sql`select hash, created_at as "when" from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash, when }) => ({ hash: String(hash), when: Number(when) }));
}

async function migrateOnce(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql`set local lock_timeout = '2s'`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  if (areAllBeforeRelease(await listApplied(tx))) await takeOver(tx, migrations);
  const applied = await listApplied(tx);
  checkSteps(applied, migrations);
  if (applied.length > 0) await refuseNewer(tx, migrations.length, applied.length);
  const missing = migrations.slice(applied.length);
  for (const step of missing) {
    for (const statement of step.statements) await tx.execute(sql.raw(statement));
    await recordMigration(tx, step);
  }
  if (missing.length > 0) await tx.execute(sql`update ${schemaInfo} set version = ${migrations.length}`);
}

/** Replaces the migrations before 0.1.0 by the first one, which creates the same tables. */
async function takeOver(tx: Tx, [base]: readonly Migration[]): Promise<void> {
  if (!base) throw new RangeError('Expected migrations but received none');
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
  await recordMigration(tx, base);
  await tx.execute(sql`update ${schemaInfo} set version = 1, min_reader = 1`);
}

const recordMigration = (tx: Tx, { hash, when }: Migration) =>
  tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);

/** Refuses a database whose `min_reader` is newer than this version. Newer migrations alone are allowed (expand and contract). */
async function refuseNewer(tx: Tx, supported: number, applied: number): Promise<void> {
  const { rows } = await tx.execute<{ readonly version: number; readonly min_reader: number }>(
    sql`select version, min_reader from ${schemaInfo}`,
  );
  const [info] = rows;
  if (!info) throw new SchemaError('its schema version is missing.');
  const isUnrecorded = applied > supported && info.version < applied;
  if (supported < info.min_reader || isUnrecorded)
    throw newerVersionError(Math.max(info.version, applied), isUnrecorded ? applied : info.min_reader, supported);
}

const newerVersionError = (version: number, minReader: number, supported: number) =>
  new SchemaError(
    `it was written by a newer Muro (schema version ${version}, readable from version ${minReader} on; this Muro has version ${supported}).`,
  );

async function tableExists(db: Pick<Tx, 'execute'>, table: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass(${table}) is not null as there`);
  return (rows[0] as { readonly there: boolean }).there;
}
