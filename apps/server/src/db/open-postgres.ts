import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { migrate } from './migrate.ts';
import { hideQueryValues } from './query-fault.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

export async function openPostgres(url: string, { migrations, ...steps }: DatabasePlace): Promise<Database> {
  hideQueryValues();
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => {}); // an idle connection that the database drops must not end the process; the next query gets a new one
  pool.on('connect', (client) => client.on('error', () => {})); // nor one that a transaction rests on between two queries
  const db = drizzle(pool, { schema }) as unknown as Db;
  try {
    await migrate(db, migrations, steps);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { kind: 'postgres', db, isAlive: () => isAlive(db), close: () => pool.end() };
}
