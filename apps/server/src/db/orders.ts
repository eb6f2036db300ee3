import type { OrderState } from '@muro/api';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderOutcome, Orders, PlacedOrder } from '../use-cases/ports.ts';
import { findAnswer, keepAnswer, withRetryOnDuplicate } from './attempt.ts';
import type { Db } from './database.ts';
import { orders, type PrintState, printJobs } from './schema.ts';

/** Orders of one person that may wait for the press at once. */
const MAX_WAITING = 20;

const STATE_OF: Readonly<Record<PrintState, OrderState>> = { waiting: 'received', running: 'printing', done: 'printed', failed: 'failed' };

export function createOrders(db: Db, now: () => Date): Orders {
  const placeOnce = (order: Order, attempt: Parameters<Orders['place']>[1]): Promise<OrderOutcome> =>
    db.transaction(async (tx) => {
      const place = { ownerId: order.ownerId, purpose: 'order' as const };
      if (attempt) {
        const earlier = await findAnswer<OrderOutcome>(tx, place, attempt);
        if (earlier === 'other-content') return { kind: 'other-content' } as const;
        if (earlier) return earlier;
      }
      const [waiting] = await tx
        .select({ jobs: count() })
        .from(printJobs)
        .innerJoin(orders, eq(orders.id, printJobs.orderId))
        .where(and(eq(orders.ownerId, order.ownerId), inArray(printJobs.state, ['waiting', 'running'])));
      if ((waiting?.jobs ?? 0) >= MAX_WAITING) return { kind: 'too-many' } as const;
      const moment = now();
      const outcome = { kind: 'placed', id: order.id } as const;
      await tx.insert(orders).values({ ...order, createdAt: moment });
      await tx
        .insert(printJobs)
        .values({ ...NEW_JOB, orderId: order.id, leaseUntil: moment, availableAt: moment, createdAt: moment, updatedAt: moment });
      if (attempt) await keepAnswer(tx, place, attempt, outcome, moment);
      return outcome;
    });

  const placed = () =>
    db
      .select({ order: orders, state: printJobs.state, reason: printJobs.reason })
      .from(orders)
      .innerJoin(printJobs, eq(printJobs.orderId, orders.id));

  return {
    place: (order, attempt) => withRetryOnDuplicate(() => placeOnce(order, attempt)),
    async find(ownerId, orderId) {
      const [row] = await placed().where(and(eq(orders.id, orderId), eq(orders.ownerId, ownerId)));
      return row ? placedOrder(row) : null;
    },
    async list(ownerId) {
      const rows = await placed().where(eq(orders.ownerId, ownerId)).orderBy(desc(orders.createdAt));
      return rows.map(placedOrder);
    },
  };
}

const NEW_JOB = { state: 'waiting', attempts: 0, holder: '', reason: '' } as const;

function placedOrder(row: { order: typeof orders.$inferSelect; state: PrintState; reason: string }): PlacedOrder {
  return { ...row.order, state: STATE_OF[row.state], reason: row.reason };
}
