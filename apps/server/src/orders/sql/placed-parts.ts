import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderLines, withdrawals } from '../../db/schema/line-schema.ts';
import { parcels } from '../../db/schema/schema.ts';
import type { PlacedLine, PlacedOrder, WithdrawalStatement } from '../types/orders.ts';
import { furtherColumns, lineOf } from './placed-order.ts';

/** Lists the statements of withdrawal of some orders, the oldest first. */
export async function withdrawalsOf(
  db: Pick<Db, 'select'>,
  orderIds: number[],
): Promise<readonly (WithdrawalStatement & { orderId: number })[]> {
  return await db.select().from(withdrawals).where(inArray(withdrawals.orderId, orderIds)).orderBy(asc(withdrawals.id));
}

/** The same orders with their further collages, and with what was sent of them and withdrawn from. */
export async function withParts(db: Pick<Db, 'select'>, placed: readonly PlacedOrder[]): Promise<readonly PlacedOrder[]> {
  if (placed.length === 0) return placed;
  const ids = placed.map(({ id }) => id);
  const sent = await db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.id));
  const more = await db.select(furtherColumns).from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.line));
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
