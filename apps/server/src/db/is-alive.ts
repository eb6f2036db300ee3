import { sql } from 'drizzle-orm';
import { inTime } from '../scheduling/in-time.ts';
import type { Db } from './database.ts';

const ALIVE_MS = 2_000;

/** Runs an empty query; false if it fails or takes longer than two seconds. */
export async function isAlive(db: Db): Promise<boolean> {
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return await inTime(query, ALIVE_MS, false);
}
