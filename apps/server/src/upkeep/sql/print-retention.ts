import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { orders, printJobs } from '../../db/schema/schema.ts';
import type { PrintPlace } from '../../orders/rules/print-name.ts';
import { withProductionEvents } from '../../orders/sql/order-life.ts';
import { jobOf, REQUEUED } from '../../orders/sql/print-job.ts';
import type { ExpiredPrint, PrintRetention } from '../types/print-retention.ts';
import { jobName } from './named-content.ts';

/** Jobs per batch. */
const BATCH = 100;

const deletionState = sql`${printJobs.files} ->> 'letGo'`;

export function createPrintRetention(db: Db): PrintRetention {
  return {
    async claimExpired(idleDays) {
      const idle = sql`now() - make_interval(days => ${idleDays}::integer)`;
      const { rows } = await db.execute<Pick<ExpiredPrint, keyof ExpiredPrint>>(sql`
        update print_jobs set files = coalesce(files, '{}') || '{"letGo": "going"}' where (order_id, line) in (
          select job.order_id, job.line from print_jobs job
          join orders on orders.id = job.order_id join users on users.id = orders.owner_id
          where job.state = 'done' and orders.outcome is not null and users.left_at is null and (
            job.files ->> 'letGo' = 'going' or (
              job.files ->> 'letGo' is null and job.updated_at < ${idle}
              and not exists (select 1 from order_events event where event.order_id = orders.id and event.at >= ${idle})
            )
          )
          order by job.order_id, job.line limit ${BATCH} for update of job skip locked
        ) returning order_id as "orderId", line, ${jobName} as name`);
      return rows.map((row) => ({ ...row, orderId: Number(row.orderId) }));
    },
    async markDeleted(place) {
      await db
        .update(printJobs)
        .set({ files: sql`${printJobs.files} || '{"letGo": "gone"}'` })
        .where(and(jobOf(place), eq(printJobs.state, 'done'), sql`${deletionState} = 'going'`));
    },
    requeue: (place) => db.transaction((tx) => requeue(tx, place)),
  };
}

/** Queues a job whose files were deleted. A failed job is retried, too: the failure is not visible on an order that was sent. */
async function requeue(tx: Tx, place: PrintPlace): Promise<boolean> {
  const [job] = await tx
    .select({ state: printJobs.state, outcome: orders.outcome })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(and(jobOf(place), sql`${deletionState} is not null`));
  if (job?.outcome !== 'sent') return false;
  if (job.state === 'waiting' || job.state === 'running') return true;
  const restart = async () => {
    await tx
      .update(printJobs)
      .set(REQUEUED)
      .where(and(jobOf(place), eq(printJobs.state, job.state)));
    return true;
  };
  return await withProductionEvents(tx, place.orderId, restart);
}
