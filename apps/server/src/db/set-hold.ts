import { eq } from 'drizzle-orm';
import type { Whose } from '../ports/orders.ts';
import { now } from './clock.ts';
import type { Tx } from './database.ts';
import { orderEvents, orders } from './schema.ts';

/**
 * An order whose row is locked rests, or goes on, and its history says so.
 *
 * @param reason  '' lets it go on
 */
export async function setHold(tx: Tx, { orderId, who }: Whose, from: 'free' | 'held', reason: string): Promise<void> {
  const to = reason === '' ? 'free' : 'held';
  await tx.insert(orderEvents).values({ orderId, axis: 'hold', from, to, who, note: reason, at: now });
  await tx.update(orders).set({ holdReason: reason }).where(eq(orders.id, orderId));
}
