import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderLines, withdrawals } from '../../db/schema/line-schema.ts';
import { parcels } from '../../db/schema/schema.ts';
import type { PlacedLine, PlacedOrder, WithdrawalStatement } from '../types/orders.ts';
import { lineColumns, lineOf, type placedOrder } from './placed-order.ts';

/** Lists the statements of withdrawal of some orders, the oldest first. */
export async function withdrawalsOf(
  db: Pick<Db, 'select'>,
  orderIds: number[],
): Promise<readonly (WithdrawalStatement & { orderId: number })[]> {
  return await db.select().from(withdrawals).where(inArray(withdrawals.orderId, orderIds)).orderBy(asc(withdrawals.id));
}

/** Adds to orders their lines, parcels and withdrawals. */
export async function withParts(
  db: Pick<Db, 'select'>,
  placed: readonly ReturnType<typeof placedOrder>[],
): Promise<readonly PlacedOrder[]> {
  if (placed.length === 0) return [];
  const ids = placed.map(({ id }) => id);
  const sentParcels = await db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.id));
  const ordered = await db.select(lineColumns).from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.line));
  const statements = await withdrawalsOf(db, ids);
  const withdrawn = (order: { readonly id: number }) => (line: PlacedLine, index: number) => {
    const statement = statements.find(({ orderId, lines }) => orderId === order.id && lines.includes(index + 1));
    return statement ? { ...line, withdrawnAt: statement.at } : line;
  };
  return placed.map((order) => ({
    ...order,
    lines: ordered
      .filter(({ orderId }) => orderId === order.id)
      .map(lineOf)
      .map(withdrawn(order)),
    parcels: sentParcels.filter(({ orderId }) => orderId === order.id).map(({ carrier, code, url, at }) => ({ carrier, code, url, at })),
  }));
}
