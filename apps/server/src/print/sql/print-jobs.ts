import type { PrintFailure } from '@muro/api';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ago, fromNow, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { printJobs } from '../../db/schema/schema.ts';
import type { PrintedFiles } from '../../files/print-files.ts';
import { withProductionEvents } from '../../orders/sql/order-life.ts';
import { type ClaimedJob, claimNext, isAnyDue } from './claim-print-job.ts';

export const MAX_ATTEMPTS = 3;
/** Far more crashes than one job sees in practice, because of the backoff between them. */
export const MAX_CRASHES = 30;
export const LEASE_S = 15;
const RETRY_AFTER_S = [2, 10];

export interface PrintJobs {
  /** Leases the next job to `holder`; null if none is due. A job of a crashed worker is due again when its lease has expired. */
  claim(holder: string): Promise<ClaimedJob | null>;
  /** Extends the lease; false if it was lost. */
  renew(orderId: number, holder: string): Promise<boolean>;
  /** Completes the job. False if the lease was lost: then another worker's result applies. */
  finish(orderId: number, holder: string, files?: PrintedFiles): Promise<boolean>;
  /** Returns the job to the queue, or marks it as failed after the last attempt. */
  fail(orderId: number, holder: string, reason: PrintFailure): Promise<'waiting' | 'failed'>;
  /** Returns the job to the queue without counting the attempt, because the server stops. */
  release(orderId: number, holder: string): Promise<void>;
  /** Returns the holders of valid leases. */
  activeHolders(): Promise<ReadonlySet<string>>;
  /** Releases the jobs of all crashed workers. Only allowed while a lock excludes other servers. */
  releaseAll(): Promise<void>;
}

interface AttemptEnd extends Omit<PgUpdateSetSource<typeof printJobs>, 'state' | 'reason'> {
  readonly state: 'done' | 'waiting' | 'failed';
  readonly reason?: PrintFailure | '';
}

/** @param retryAfterS  delays before the second and the third attempt, s */
export function createPrintJobs(db: Db, retryAfterS: readonly number[] = RETRY_AFTER_S): PrintJobs {
  const isLeaseHolder = (orderId: number, holder: string) =>
    and(eq(printJobs.orderId, orderId), eq(printJobs.holder, holder), eq(printJobs.state, 'running'));
  const change = async (
    tx: Pick<Tx, 'update'>,
    orderId: number,
    holder: string,
    values: PgUpdateSetSource<typeof printJobs>,
  ): Promise<boolean> => {
    const changed = { ...values, updatedAt: now };
    const rows = await tx.update(printJobs).set(changed).where(isLeaseHolder(orderId, holder)).returning({ orderId: printJobs.orderId });
    return rows.length > 0;
  };
  /** Ends an attempt and records the resulting state transition of the order. */
  const end = (orderId: number, holder: string, values: AttemptEnd) =>
    db.transaction((tx) => withProductionEvents(tx, orderId, () => change(tx, orderId, holder, values), values.reason));

  return {
    async claim(holder) {
      if (!(await isAnyDue(db))) return null;
      return await db.transaction((tx) => claimNext(tx, { holder, maxAttempts: MAX_ATTEMPTS, maxCrashes: MAX_CRASHES, leaseS: LEASE_S }));
    },
    renew: (orderId, holder) => change(db, orderId, holder, { leaseUntil: fromNow(LEASE_S) }),
    finish: (orderId, holder, files) => end(orderId, holder, { state: 'done', reason: '', files: files ? { ...files, holder } : null }),
    async fail(orderId, holder, reason) {
      const [row] = await db.select({ attempts: printJobs.attempts }).from(printJobs).where(isLeaseHolder(orderId, holder));
      if (!row) return 'waiting';
      const isLast = row.attempts >= MAX_ATTEMPTS;
      const state = isLast ? 'failed' : 'waiting';
      await end(orderId, holder, { state, reason, holder: '', availableAt: fromNow(retryAfterS[row.attempts - 1] ?? 0) });
      return state;
    },
    async release(orderId, holder) {
      await end(orderId, holder, { state: 'waiting', holder: '', attempts: sql`greatest(${printJobs.attempts} - 1, 0)` });
    },
    async activeHolders() {
      const rows = await db
        .select({ holder: printJobs.holder })
        .from(printJobs)
        .where(and(eq(printJobs.state, 'running'), gte(printJobs.leaseUntil, now)));
      return new Set(rows.map(({ holder }) => holder));
    },
    async releaseAll() {
      await db
        .update(printJobs)
        .set({ leaseUntil: ago(1) })
        .where(eq(printJobs.state, 'running'));
    },
  };
}
