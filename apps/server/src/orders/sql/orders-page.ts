import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/schema.ts';
import type { OrdersPage, PageRequest } from '../types/orders.ts';
import { placedColumns, placedOrder } from './placed-order.ts';
import { withParts } from './placed-parts.ts';

/** Returns a page of the orders that meet all conditions, newest first, with their lines and parcels but without their documents. */
export async function ordersPage(db: Db, conditions: readonly (SQL | undefined)[], { after, limit }: PageRequest): Promise<OrdersPage> {
  const rows = await db
    .select(placedColumns)
    .from(orders)
    .where(and(...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const pageOrders = rows.slice(0, limit).map(placedOrder);
  const next = rows.length > limit ? (pageOrders.at(-1)?.id ?? null) : null;
  return { orders: await withParts(db, pageOrders), next };
}

/** Row comparison (keyset pagination), which an index supports; the id breaks ties. */
const placeOfRow = sql`(${orders.createdAt}, ${orders.id})`;
const placeOf = (orderId: number) => sql`(select last.created_at, last.id from orders last where last.id = ${orderId})`;

export const isOlderThan = (orderId: number) => sql`${placeOfRow} < ${placeOf(orderId)}`;
export const isNoOlderThan = (orderId: number) => sql`${placeOfRow} >= ${placeOf(orderId)}`;
