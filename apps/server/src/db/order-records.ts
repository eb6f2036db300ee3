import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderRecord, OrderRecords, PlacedLine, PlacedOrder, RecordFilter, WithdrawalStatement } from '../ports/orders.ts';
import type { Db } from './database.ts';
import { orderLines, withdrawals } from './line-schema.ts';
import { mails } from './mail-schema.ts';
import { productionNow } from './order-life.ts';
import { lineOf, placedColumns, placedOrder } from './placed-order.ts';
import { orderEvents, orders, parcels, users } from './schema.ts';

/** Every order of the shop, for the people of the shop. */
export function createOrderRecords(db: Db): OrderRecords {
  return {
    async list({ limit, after, ...filter }) {
      const rows = await db
        .select(placedColumns)
        .from(orders)
        .where(and(...conditions(filter), after === null ? undefined : behind(after)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit + 1);
      const found = await withParts(db, rows.slice(0, limit).map(placedOrder));
      return { orders: found, isMore: rows.length > limit };
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

function conditions({ production, payment, isHeld }: Omit<RecordFilter, 'limit' | 'after'>): readonly (SQL | undefined)[] {
  return [
    production === null ? undefined : sql`${productionNow} = ${production}`,
    payment === null ? undefined : eq(orders.payment, payment),
    isHeld === null ? undefined : isHeld ? sql`${orders.holdReason} <> ''` : eq(orders.holdReason, ''),
  ];
}

/** A row comparison, which an index answers; the number breaks ties of one moment. */
const behind = (after: number) =>
  sql`(${orders.createdAt}, ${orders.id}) < (select last.created_at, last.id from orders last where last.id = ${after})`;

/** What was withdrawn from, as it was said. */
async function withdrawalsOf(db: Pick<Db, 'select'>, orderIds: number[]): Promise<readonly (WithdrawalStatement & { orderId: number })[]> {
  return await db.select().from(withdrawals).where(inArray(withdrawals.orderId, orderIds)).orderBy(asc(withdrawals.id));
}

/** The same orders with their further collages, and with what was sent of them and withdrawn from. */
export async function withParts(db: Pick<Db, 'select'>, placed: readonly PlacedOrder[]): Promise<readonly PlacedOrder[]> {
  if (placed.length === 0) return placed;
  const ids = placed.map(({ id }) => id);
  const sent = await db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.id));
  const more = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.line));
  const said = await withdrawalsOf(db, ids);
  const withdrawn = (order: PlacedOrder) => (line: PlacedLine, at: number) => {
    const statement = said.find(({ orderId, lines }) => orderId === order.id && lines.includes(at + 1));
    return statement ? { ...line, withdrawnAt: statement.at } : line;
  };
  return placed.map((order) => ({
    ...order,
    lines: [...order.lines, ...more.filter(({ orderId }) => orderId === order.id).map(lineOf)].map(withdrawn(order)),
    parcels: sent.filter(({ orderId }) => orderId === order.id).map(({ carrier, code, url, at }) => ({ carrier, code, url, at })),
  }));
}
