import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mails } from '../../db/schema/mail-schema.ts';
import { orderEvents, orders, users } from '../../db/schema/schema.ts';
import type { OrderRecord, OrderRecords, PlacedOrder, RecordFilter } from '../types/orders.ts';
import { ordersPage } from './orders-page.ts';
import { placedColumns, placedOrder } from './placed-order.ts';
import { withdrawalsOf, withParts } from './placed-parts.ts';
import { searchOrders } from './search-orders.ts';

/** Reads all orders of the shop, for its staff. */
export function createOrderRecords(db: Db): OrderRecords {
  return {
    async list({ limit, after, search, ...filter }) {
      const [where, page] = [conditions(filter), { limit, after }];
      return search === null ? await ordersPage(db, where, page) : await searchOrders(db, search, { conditions: where, page });
    },
    async find(orderId) {
      const [row] = await db
        .select({ ...placedColumns, buyer: users.name })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.ownerId))
        .where(eq(orders.id, orderId));
      if (!row) return null;
      const [order] = await withParts(db, [placedOrder(row)]);
      const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
      return {
        ...(order as PlacedOrder),
        buyer: row.buyer,
        mails: await mailsOf(db, orderId),
        withdrawals: await withdrawalsOf(db, [orderId]),
        events: events.map(({ id: _, orderId: __, ...event }) => event),
      } satisfies OrderRecord;
    },
  };
}

async function mailsOf(db: Db, orderId: number): Promise<OrderRecord['mails']> {
  const { kind, state, attempts, reason } = mails;
  const at = sql<Date>`coalesce(${mails.sentAt}, ${mails.createdAt})`.mapWith(mails.createdAt);
  return await db.select({ kind, state, attempts, reason, at }).from(mails).where(eq(mails.orderId, orderId)).orderBy(asc(mails.id));
}

function conditions({ production, payment, isHeld }: Omit<RecordFilter, 'limit' | 'after' | 'search'>): readonly (SQL | undefined)[] {
  return [
    production === null ? undefined : eq(orders.production, production),
    payment === null ? undefined : eq(orders.payment, payment),
    isHeld === null ? undefined : isHeld ? sql`${orders.holdReason} <> ''` : eq(orders.holdReason, ''),
  ];
}
