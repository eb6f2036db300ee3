import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { orders, printJobs } from '../../db/schema/schema.ts';
import { followPress } from '../../orders/sql/order-life.ts';
import { BACK_IN_LINE, jobOf } from '../../orders/sql/print-job.ts';
import type { PrintPlace } from '../../orders/types/print-place.ts';
import type { LeavingPrint, PrintRoom } from '../types/print-room.ts';
import { jobName } from './named-content.ts';

/** Jobs per batch. */
const SOME = 100;

const letGo = sql`${printJobs.files} ->> 'letGo'`;

export function createPrintRoom(db: Db): PrintRoom {
  return {
    async choose(idleDays) {
      const idle = sql`now() - make_interval(days => ${idleDays}::integer)`;
      const { rows } = await db.execute<Pick<LeavingPrint, keyof LeavingPrint>>(sql`
        update print_jobs set files = coalesce(files, '{}') || '{"letGo": "going"}' where (order_id, line) in (
          select job.order_id, job.line from print_jobs job
          join orders on orders.id = job.order_id join users on users.id = orders.owner_id
          where job.state = 'done' and orders.outcome is not null and users.left_at is null and (
            job.files ->> 'letGo' = 'going' or (
              job.files ->> 'letGo' is null and job.updated_at < ${idle}
              and not exists (select 1 from order_events event where event.order_id = orders.id and event.at >= ${idle})
            )
          )
          order by job.order_id, job.line limit ${SOME} for update of job skip locked
        ) returning order_id as "orderId", line, ${jobName} as name`);
      return rows.map((leaving) => ({ ...leaving, orderId: Number(leaving.orderId) }));
    },
    async gone(place) {
      await db
        .update(printJobs)
        .set({ files: sql`${printJobs.files} || '{"letGo": "gone"}'` })
        .where(and(jobOf(place), eq(printJobs.state, 'done'), sql`${letGo} = 'going'`));
    },
    wantAgain: (place) => db.transaction((tx) => wantAgain(tx, place)),
  };
}

/**
 * Queues a job whose files were deleted. One that failed meanwhile is retried, because the failure of an order that was sent is not shown.
 */
async function wantAgain(tx: Tx, place: PrintPlace): Promise<boolean> {
  const [job] = await tx
    .select({ state: printJobs.state, outcome: orders.outcome })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(and(jobOf(place), sql`${letGo} is not null`));
  if (job?.outcome !== 'sent') return false;
  if (job.state === 'waiting' || job.state === 'running') return true;
  const again = async () => {
    await tx
      .update(printJobs)
      .set(BACK_IN_LINE)
      .where(and(jobOf(place), eq(printJobs.state, job.state)));
    return true;
  };
  return await followPress(tx, place.orderId, again);
}
