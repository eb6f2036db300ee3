import { answers } from './answers.ts';
import type { Database, Db } from './database.ts';
import * as schema from './schema.ts';

/** Any number will do, the same in every server: it names the lock under which one server migrates and the others wait. */
const MIGRATION_LOCK = 724_311;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

export async function openPostgres(url: string, migrations: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => {}); // an idle connection that the database drops must not end the process; the next query gets a new one
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection), { migrationsFolder: migrations });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    connection.release();
  }
  const db = drizzle(pool, { schema }) as unknown as Db;
  return { kind: 'postgres', db, isAlive: () => answers(db), close: () => pool.end() };
}
