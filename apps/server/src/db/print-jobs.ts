import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { collageVersions, orders, printJobs } from './schema.ts';

export const MAX_TRIES = 3;
export const LEASE_S = 15;
const RETRY_AFTER_S = [2, 10];

/** What a worker gets: the order as it was placed and the frozen document. */
export interface ClaimedJob {
  readonly order: typeof orders.$inferSelect;
  readonly xml: string;
  readonly templateId: string;
  readonly attempts: number;
  readonly holder: string;
}

export interface PrintJobs {
  /** The next job, leased to `holder`; null when none waits. A job whose worker died is free again when its lease has run out. */
  claim(holder: string): Promise<ClaimedJob | null>;
  /** Prolongs the lease; false when it was lost. */
  renew(orderId: number, holder: string): Promise<boolean>;
  /** False when the lease was lost meanwhile: then another worker's result counts. */
  finish(orderId: number, holder: string): Promise<boolean>;
  /** Back in line, or failed for good after the last try. */
  fail(orderId: number, holder: string, reason: string): Promise<'waiting' | 'failed'>;
  /** Back in line without a try counted: the server stops. */
  release(orderId: number, holder: string): Promise<void>;
  /** Frees the jobs of every dead worker. Only where a lock says that no other server lives. */
  releaseAll(): Promise<void>;
}

/** All moments are the database's own clock. */
const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** @param retryAfterS rest before the second and the third try */
export function createPrintJobs(db: Db, retryAfterS: readonly number[] = RETRY_AFTER_S): PrintJobs {
  const held = (orderId: number, holder: string) =>
    and(eq(printJobs.orderId, orderId), eq(printJobs.holder, holder), eq(printJobs.state, 'running'));
  const change = async (orderId: number, holder: string, values: Parameters<ReturnType<Db['update']>['set']>[0]) => {
    const rows = await db
      .update(printJobs)
      .set({ ...values, updatedAt: sql`now()` })
      .where(held(orderId, holder))
      .returning({ attempts: printJobs.attempts });
    return rows[0] ?? null;
  };

  return {
    claim: (holder) => db.transaction((tx) => claimNext(tx, holder)),
    renew: async (orderId, holder) => (await change(orderId, holder, { leaseUntil: fromNow(LEASE_S) })) !== null,
    finish: async (orderId, holder) => (await change(orderId, holder, { state: 'done', reason: '' })) !== null,
    async fail(orderId, holder, reason) {
      const [row] = await db.select({ attempts: printJobs.attempts }).from(printJobs).where(held(orderId, holder));
      if (!row) return 'waiting';
      const isLast = row.attempts >= MAX_TRIES;
      const state = isLast ? 'failed' : 'waiting';
      await change(orderId, holder, { state, reason, holder: '', availableAt: fromNow(retryAfterS[row.attempts - 1] ?? 0) });
      return state;
    },
    async release(orderId, holder) {
      await change(orderId, holder, { state: 'waiting', holder: '', attempts: sql`greatest(${printJobs.attempts} - 1, 0)` });
    },
    async releaseAll() {
      await db.update(printJobs).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(printJobs.state, 'running'));
    },
  };
}

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

async function claimNext(tx: Tx, holder: string): Promise<ClaimedJob | null> {
  for (;;) {
    const [row] = await tx
      .select({ orderId: printJobs.orderId, attempts: printJobs.attempts })
      .from(printJobs)
      .where(
        or(
          and(eq(printJobs.state, 'waiting'), lte(printJobs.availableAt, sql`now()`)),
          and(eq(printJobs.state, 'running'), lt(printJobs.leaseUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(printJobs.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    const attempts = row.attempts + 1;
    if (attempts > MAX_TRIES) {
      // Its worker died on the last try: nobody was left to write that down.
      await tx
        .update(printJobs)
        .set({ state: 'failed', reason: 'killed', updatedAt: sql`now()` })
        .where(eq(printJobs.orderId, row.orderId));
      continue;
    }
    await tx
      .update(printJobs)
      .set({ state: 'running', holder, attempts, leaseUntil: fromNow(LEASE_S), updatedAt: sql`now()` })
      .where(eq(printJobs.orderId, row.orderId));
    const [job] = await tx
      .select({ order: orders, xml: collageVersions.xml, templateId: collageVersions.templateId })
      .from(orders)
      .innerJoin(collageVersions, and(eq(collageVersions.collageId, orders.collageId), eq(collageVersions.version, orders.version)))
      .where(inArray(orders.id, [row.orderId]));
    return job ? { ...job, attempts, holder } : null;
  }
}
