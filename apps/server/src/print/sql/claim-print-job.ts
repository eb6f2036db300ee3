import type { PrintFailure } from '@muro/api';
import { and, count, eq, sql } from 'drizzle-orm';
import { fromNow, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { orderLines } from '../../db/schema/line-schema.ts';
import { collageVersions, orders, printJobs, users } from '../../db/schema/schema.ts';
import { lockOrderRow, withProductionEvents } from '../../orders/sql/order-life.ts';
import { isVersionOfLine, lineOf } from '../../orders/sql/placed-order.ts';
import { jobOf } from '../../orders/sql/print-job.ts';
import type { OrderLine } from '../../orders/types/orders.ts';

/** Advisory lock (an arbitrary number) under which workers claim jobs one after the other. */
const CLAIM_LOCK = 724_313;

/** A claimed job: the order as it was placed, the order line to print, and its frozen document. */
export interface ClaimedJob {
  readonly order: typeof orders.$inferSelect;
  readonly ordered: OrderLine;
  /** Number of this line, and of all lines of the order. */
  readonly line: number;
  readonly lines: number;
  /** Name of the account. */
  readonly buyer: string;
  readonly xml: string;
  readonly templateId: string;
  readonly attempts: number;
  readonly holder: string;
}

export interface Claim {
  readonly holder: string;
  /** Maximum number of attempts that may fail by themselves. */
  readonly maxAttempts: number;
  /** Maximum number of attempts whose server may crash. */
  readonly maxCrashes: number;
  readonly leaseS: number;
}

/**
 * Claims the oldest job of the account with the fewest running jobs; the account that was served last counts one more (fair queueing).
 * Twenty jobs of A, then one each of B, C and D, run as A B A C A D A A …, with any number of workers.
 *
 * Workers claim one after the other. With `skip locked` instead, all but one would find the head of the queue locked and return without
 * work.
 */
export async function claimNext(tx: Tx, { holder, maxAttempts, maxCrashes, leaseS }: Claim): Promise<ClaimedJob | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
  for (;;) {
    const next = await nextInFairOrder(tx);
    if (!next) return null;
    // An attempt whose server crashed is not counted, but a print that crashes every server has to fail in the end.
    const hasCrashed = next.state === 'running';
    const [attempts, crashes] = hasCrashed ? [Math.max(next.attempts, 1), next.crashes + 1] : [next.attempts + 1, next.crashes];
    if (attempts > maxAttempts || crashes >= maxCrashes) {
      await giveUp(tx, next, 'killed');
      continue;
    }
    await lockOrderRow(tx, next.orderId); // waits for a concurrent change of the order
    const job = await orderedAs(tx, next);
    if (!job) {
      await giveUp(tx, next, 'document');
      continue;
    }
    const isTaken = await withProductionEvents(tx, next.orderId, async () => {
      const claimed = await tx
        .update(printJobs)
        .set({
          state: 'running',
          holder,
          attempts,
          crashes,
          leaseUntil: fromNow(leaseS),
          claimedAt: sql`clock_timestamp()`,
          updatedAt: now,
        })
        .where(and(jobOf(next), eq(printJobs.state, next.state), isFree))
        .returning({ orderId: printJobs.orderId });
      return claimed.length > 0;
    });
    if (!isTaken) continue; // the order was cancelled or put on hold meanwhile
    return { ...job, line: next.line, attempts, holder };
  }
}

const isFree = sql`exists (select 1 from orders where orders.id = ${printJobs.orderId} and orders.hold_reason = '')`;

/** Returns the order with the line that this job prints; null if there is no document to print. */
async function orderedAs(tx: Tx, { orderId, line }: QueueHead): Promise<Omit<ClaimedJob, 'line' | 'attempts' | 'holder'> | null> {
  const [row] = await tx
    .select({ order: orders, buyer: users.name, ordered: orderLines, xml: collageVersions.xml })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.ownerId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.line, line)))
    .leftJoin(collageVersions, isVersionOfLine)
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { order, buyer, ordered } = row;
  const xml = ordered.xml ?? row.xml;
  if (xml === null) return null;
  const [jobs] = await tx.select({ lines: count() }).from(printJobs).where(eq(printJobs.orderId, orderId));
  return { order, buyer, ordered: lineOf(ordered), lines: jobs?.lines ?? 1, xml, templateId: ordered.templateId };
}

/** Backoff after a crash: 0, 1, 3, 7 … at most 60 s, so that a print that crashes servers leaves them time to work. */
const CRASH_BACKOFF = sql`make_interval(secs => least(60, power(2, least(j.lost, 10)) - 1))`;
const IS_DUE = sql`((j.state = 'waiting' and j.available_at <= now()) or (j.state = 'running' and j.lease_until + ${CRASH_BACKOFF} < now()))`;

/**
 * True if any job is due. A single query before the four queries of a claim, because the queue is usually empty. Jobs of orders on hold are
 * ignored.
 */
export async function isAnyDue(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from print_jobs j join orders o on o.id = j.order_id where o.hold_reason = '' and ${IS_DUE} limit 1`,
  );
  return rows.length > 0;
}

type QueueHead = {
  readonly orderId: number;
  readonly line: number;
  readonly attempts: number;
  readonly crashes: number;
  readonly state: 'waiting' | 'running';
};

async function nextInFairOrder(tx: Tx): Promise<QueueHead | null> {
  const { rows } = await tx.execute<Omit<QueueHead, 'orderId'> & { readonly orderId: string }>(sql`
    with heads as (
      select distinct on (o.owner_id) o.owner_id, j.order_id, j.line, j.attempts, j.lost, j.state, j.created_at
      from print_jobs j join orders o on o.id = j.order_id
      where o.hold_reason = '' and ${IS_DUE}
      order by o.owner_id, j.created_at, j.order_id, j.line
    ), at_work as (
      select o.owner_id, count(*) as jobs
      from print_jobs j join orders o on o.id = j.order_id
      where j.state = 'running' and j.lease_until >= now()
      group by o.owner_id
    ), served as (
      select o.owner_id
      from print_jobs j join orders o on o.id = j.order_id
      where j.claimed_at is not null
      order by j.claimed_at desc
      limit 1
    )
    select heads.order_id::text as "orderId", heads.line, heads.attempts, heads.lost as crashes, heads.state
    from heads left join at_work using (owner_id) left join served using (owner_id)
    order by coalesce(at_work.jobs, 0) + (served.owner_id is not null)::integer, heads.created_at, heads.order_id, heads.line
    limit 1`);
  const [row] = rows;
  return row ? { ...row, orderId: Number(row.orderId) } : null;
}

async function giveUp(tx: Tx, head: QueueHead, reason: PrintFailure): Promise<void> {
  const fail = () =>
    tx
      .update(printJobs)
      .set({ state: 'failed', reason, updatedAt: now })
      .where(and(jobOf(head), eq(printJobs.state, head.state)));
  await withProductionEvents(tx, head.orderId, fail, reason);
}
