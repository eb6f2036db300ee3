import type { Pool, PoolClient } from 'pg';
import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { migrate } from './migrate.ts';
import { hideQueryValues, QueryFault } from './query-fault.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A query whose answer takes longer has the system ask for a sign of life, or one to a machine that died would never end. */
const KEEP_ALIVE_MS = 10_000;

export async function openPostgres(url: string, { migrations, ...steps }: DatabasePlace): Promise<Database> {
  hideQueryValues();
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', () => {}); // an idle connection that the database drops must not end the process; the next query gets a new one
  pool.on('connect', (client) => client.on('error', () => {})); // nor one that a transaction rests on between two queries
  const db = drizzle(pool, { schema }) as unknown as Db;
  db.transaction = (work, config) => onConnection(pool, (client) => (drizzle(client) as unknown as Db).transaction(work, config));
  try {
    await migrate(db, migrations, steps);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { kind: 'postgres', db, isAlive: () => isAlive(db), close: () => pool.end() };
}

/**
 * A transaction on a connection of its own, which is given back however it ends: the library's own way keeps the connection for ever
 * when its `begin` fails, and after as many as the pool has, nothing is answered any more.
 */
async function onConnection<T>(pool: Pool, transaction: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isDoubtful = false;
  try {
    return await transaction(client);
  } catch (error) {
    isDoubtful = error instanceof QueryFault;
    throw error;
  } finally {
    client.release(isDoubtful); // closed, for nobody knows whether it still rests in its transaction
  }
}
