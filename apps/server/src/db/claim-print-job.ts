import { and, eq, sql } from 'drizzle-orm';
import type { PrintFailure } from '../texts/print-failures.ts';
import { fromNow, now } from './clock.ts';
import type { Tx } from './database.ts';
import { notePress } from './order-life.ts';
import { collageVersions, orders, printJobs, users } from './schema.ts';

/** Any number will do: under it workers choose one after the other. */
const CLAIM_LOCK = 724_313;

/** What a worker gets: the order as it was placed and the frozen document. */
export interface ClaimedJob {
  readonly order: typeof orders.$inferSelect;
  /** Name of the account. */
  readonly buyer: string;
  readonly xml: string;
  readonly templateId: string;
  readonly attempts: number;
  readonly holder: string;
}

export interface Claim {
  readonly holder: string;
  readonly maxTries: number;
  readonly leaseS: number;
}

/**
 * The oldest job of the account with the fewest at work, where the account that was served last counts as one more: twenty jobs of A
 * and then one each of B, C and D are done A B A C A D A A …, by one worker as by many.
 *
 * Workers choose one after the other. Did they instead skip what others just look at, all but one would find the head of the line
 * taken and go away empty while work waits.
 */
export async function claimNext(tx: Tx, { holder, maxTries, leaseS }: Claim): Promise<ClaimedJob | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
  for (;;) {
    const next = await fairest(tx);
    if (!next) return null;
    const attempts = next.attempts + 1;
    if (attempts > maxTries) {
      await giveUp(tx, next, 'killed'); // its worker died on the last try: nobody was left to write that down
      continue;
    }
    const [job] = await tx
      .select({
        order: orders,
        buyer: users.name,
        xml: sql<string>`coalesce(${orders.xml}, ${collageVersions.xml})`,
        templateId: collageVersions.templateId,
      })
      .from(orders)
      .innerJoin(collageVersions, and(eq(collageVersions.collageId, orders.collageId), eq(collageVersions.version, orders.version)))
      .innerJoin(users, eq(users.id, orders.ownerId))
      .where(eq(orders.id, next.orderId));
    if (!job) {
      await giveUp(tx, next, 'document');
      continue;
    }
    const taken = await tx
      .update(printJobs)
      .set({ state: 'running', holder, attempts, leaseUntil: fromNow(leaseS), claimedAt: sql`clock_timestamp()`, updatedAt: now })
      .where(and(eq(printJobs.orderId, next.orderId), eq(printJobs.state, next.state)))
      .returning({ orderId: printJobs.orderId });
    if (taken.length === 0) continue; // it was cancelled at this moment
    if (next.state === 'waiting') await notePress(tx, next.orderId, 'printing');
    return { ...job, attempts, holder };
  }
}

interface Head {
  readonly orderId: number;
  readonly attempts: number;
  readonly state: 'waiting' | 'running';
}

async function fairest(tx: Tx): Promise<Head | null> {
  const { rows } = await tx.execute(sql`
    with heads as (
      select distinct on (o.owner_id) o.owner_id, j.order_id, j.attempts, j.state, j.created_at
      from print_jobs j join orders o on o.id = j.order_id
      where o.hold_reason = ''
        and ((j.state = 'waiting' and j.available_at <= now()) or (j.state = 'running' and j.lease_until < now()))
      order by o.owner_id, j.created_at, j.order_id
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
    select heads.order_id::text as "orderId", heads.attempts, heads.state
    from heads left join at_work using (owner_id) left join served using (owner_id)
    order by coalesce(at_work.jobs, 0) + (served.owner_id is not null)::integer, heads.created_at, heads.order_id
    limit 1`);
  const [row] = rows as unknown as readonly (Omit<Head, 'orderId'> & { readonly orderId: string })[];
  return row ? { ...row, orderId: Number(row.orderId) } : null;
}

async function giveUp(tx: Tx, { orderId, state }: Head, reason: PrintFailure): Promise<void> {
  const given = await tx
    .update(printJobs)
    .set({ state: 'failed', reason, updatedAt: now })
    .where(and(eq(printJobs.orderId, orderId), eq(printJobs.state, state)))
    .returning({ orderId: printJobs.orderId });
  if (given.length === 0) return;
  if (state === 'waiting') await notePress(tx, orderId, 'printing');
  await notePress(tx, orderId, 'failed', reason);
}
