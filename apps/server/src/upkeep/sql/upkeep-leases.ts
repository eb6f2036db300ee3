import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { keepLease } from '../../db/keep-lease.ts';
import { upkeepLeases } from '../../db/schema/shared-schema.ts';

/** Duration of a lease, s: a killed server blocks its task for this long. */
const LEASE_S = 60;

/** Runs an upkeep task on one server at a time; returns null without running it while another server holds the task's lease. */
export async function withUpkeepLease<Result>(db: Db, task: string, job: () => Promise<Result>): Promise<Result | null> {
  const holder = randomUUID();
  const leaseUntil = fromNow(LEASE_S);
  const acquired = await db
    .insert(upkeepLeases)
    .values({ task, holder, leaseUntil })
    .onConflictDoUpdate({ target: upkeepLeases.task, set: { holder, leaseUntil }, setWhere: lt(upkeepLeases.leaseUntil, now) })
    .returning({ task: upkeepLeases.task });
  if (acquired.length === 0) return null;
  const isOurs = and(eq(upkeepLeases.task, task), eq(upkeepLeases.holder, holder));
  const lease = keepLease(db, { table: upkeepLeases, isOurs, leaseS: LEASE_S });
  try {
    return await job();
  } finally {
    await lease.end();
  }
}
