import { eq } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/schema/schema.ts';
import type { ChangeContext } from '../types/orders.ts';

/**
 * Puts an order on hold or releases it, and records the event. The order's row has to be locked.
 *
 * @param reason  '' releases it
 */
export async function setHold(tx: Tx, { orderId, who }: ChangeContext, from: 'free' | 'held', reason: string): Promise<void> {
  const to = reason === '' ? 'free' : 'held';
  await tx.insert(orderEvents).values({ orderId, axis: 'hold', from, to, who, note: reason, at: now });
  await tx.update(orders).set({ holdReason: reason }).where(eq(orders.id, orderId));
}
