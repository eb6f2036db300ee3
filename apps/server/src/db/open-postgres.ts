import type { Pool, PoolClient } from 'pg';
import { connectionProblemOf } from './connection-problem.ts';
import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { migrate } from './migrate.ts';
import { hideQueryValues, QueryFault } from './query-fault.ts';
import * as schema from './schema/schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A query whose answer takes longer has the system ask for a sign of life, or one to a machine that died would never end. */
const KEEP_ALIVE_MS = 10_000;
/**
 * Far more than any query takes that somebody waits for. A database that fell silent would otherwise hold all connections until the
 * system gives them up, a quarter of an hour, or behind a proxy that lives on for ever.
 */
const QUERY_TIMEOUT_MS = 60_000;

/** @throws {ConnectionProblem} when the operator has to set something right */
export async function openPostgres(
  url: string,
  { migrations, queryTimeoutMs = QUERY_TIMEOUT_MS, ...steps }: DatabasePlace,
): Promise<Database> {
  hideQueryValues();
  const patient = await connect(url, { connections: 1, queryTimeoutMs: null });
  try {
    await migrate(patient.db, migrations, steps);
  } catch (error) {
    throw connectionProblemOf(error, url) ?? error;
  } finally {
    await patient.pool.end();
  }
  const { pool, db } = await connect(url, { connections: CONNECTIONS, queryTimeoutMs });
  return { kind: 'postgres', db, isAlive: () => isAlive(db), openCopy: async () => null, close: () => pool.end() };
}

interface PoolLimits {
  readonly connections: number;
  readonly queryTimeoutMs: number | null;
}

async function connect(url: string, { connections, queryTimeoutMs }: PoolLimits): Promise<{ readonly pool: Pool; readonly db: Db }> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
  });
  pool.on('error', () => {}); // an idle connection that the database drops must not end the process; the next query gets a new one
  pool.on('connect', (client) => client.on('error', () => {})); // nor one that a transaction rests on between two queries
  const db = drizzle(pool, { schema }) as unknown as Db;
  db.transaction = (work, config) => onConnection(pool, (client) => (drizzle(client) as unknown as Db).transaction(work, config));
  return { pool, db };
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
