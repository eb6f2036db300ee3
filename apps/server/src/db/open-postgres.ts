import type { Pool, PoolClient } from 'pg';
import { connectionProblemOf } from './connection-problem.ts';
import type { Database, DatabasePlace, Db } from './database.ts';
import { isAlive } from './is-alive.ts';
import { migrate } from './migrate.ts';
import { hideQueryValues, QueryFault } from './query-fault.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** TCP keep-alive: without it a query to a machine that died would never end. */
const KEEP_ALIVE_MS = 10_000;
/**
 * Query timeout, ms, far above any interactive query. Without it an unresponsive database would hold all connections until the system gives
 * them up: after a quarter of an hour, or never behind a proxy that stays up.
 */
const QUERY_TIMEOUT_MS = 60_000;

/** Opens PostgreSQL and migrates it. @throws {ConnectionProblem} if the operator has to correct the configuration */
export async function openPostgres(
  url: string,
  { migrations, queryTimeoutMs = QUERY_TIMEOUT_MS, ...steps }: DatabasePlace,
): Promise<Database> {
  hideQueryValues();
  const migrating = await connect(url, { connections: 1, queryTimeoutMs: null });
  try {
    await migrate(migrating.db, migrations, steps);
  } catch (error) {
    throw connectionProblemOf(error, url) ?? error;
  } finally {
    await migrating.pool.end();
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
  pool.on('error', () => {}); // an idle connection that the database drops must not end the process; the pool opens a new one
  pool.on('connect', (client) => client.on('error', () => {})); // the same for a connection that idles inside a transaction
  const db = drizzle(pool) as unknown as Db;
  db.transaction = (work, config) => onConnection(pool, (client) => (drizzle(client) as unknown as Db).transaction(work, config));
  return { pool, db };
}

/**
 * Runs a transaction on a connection of its own and always returns the connection to the pool. The library's own method leaks the
 * connection if `begin` fails, and once the pool is exhausted no query is answered any more.
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
    client.release(isDoubtful); // closed after a failed query: the connection may still be inside a transaction
  }
}
