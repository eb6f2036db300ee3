import { withdrawableLines } from '@muro/shop';
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { withdrawals } from '../../db/schema/line-schema.ts';
import { orderEvents, orders } from '../../db/schema/schema.ts';
import type { ChangeContext, ChangeOutcome, PlacedOrder, WithdrawalInput } from '../types/orders.ts';
import { placedColumns, placedOrder } from './placed-order.ts';
import { withParts } from './placed-parts.ts';
import { setHold } from './set-hold.ts';
import { writeMails } from './write-mails.ts';

/**
 * Records that a buyer withdraws from the contract about some order lines. The order's row has to be locked. The statement is valid in
 * every state of the order; an order that was not sent yet is put on hold until the shop has seen it.
 */
export async function withdrawLines(
  tx: Tx,
  context: ChangeContext,
  statement: WithdrawalInput,
  holdReason: string,
): Promise<ChangeOutcome> {
  const { orderId, who } = context;
  const { order, moment } = await readOrder(tx, orderId);
  const withdrawable = withdrawableLines(order, moment);
  const newLines = statement.lines.filter((line) => !order.lines[line - 1]?.withdrawnAt);
  if (newLines.length === 0) return { kind: 'changed' };
  if (newLines.some((line) => !withdrawable.includes(line))) return { kind: 'no-withdrawal' };
  const lines = [...new Set(newLines)].sort((a, b) => a - b);
  const [row] = await tx
    .insert(withdrawals)
    .values({ ...statement, lines, orderId, at: now })
    .returning({ id: withdrawals.id });
  const note = lines.join(', ');
  await tx.insert(orderEvents).values({ orderId, who, axis: 'withdrawal', from: 'agreed', to: 'withdrawn', note, at: now });
  if (order.state !== 'sent' && order.holdReason === '') await setHold(tx, context, 'free', holdReason);
  const elsewhere = statement.email === '' ? [] : (['withdrawn-elsewhere'] as const);
  await writeMails(tx, orderId, ['withdrawn', 'shop-withdrawn', ...elsewhere], { about: String(row?.id) });
  return { kind: 'changed' };
}

async function readOrder(tx: Tx, orderId: number): Promise<{ readonly order: PlacedOrder; readonly moment: Date }> {
  const moment = sql<Date>`now()`.mapWith(orders.createdAt);
  const rows = await tx
    .select({ ...placedColumns, moment })
    .from(orders)
    .where(eq(orders.id, orderId));
  const [order] = await withParts(tx, rows.map(placedOrder));
  const [row] = rows;
  if (!order || !row) throw new RangeError(`Expected the locked order ${orderId} but received none`);
  return { order, moment: row.moment };
}
