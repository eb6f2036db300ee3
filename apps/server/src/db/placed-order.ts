import { getTableColumns } from 'drizzle-orm';
import type { PlacedOrder } from '../ports/orders.ts';
import { productionNow } from './order-life.ts';
import { orders, printJobs } from './schema.ts';

const { xml: _xml, ...columns } = getTableColumns(orders);

/** What of orders and their print jobs makes a placed order. */
export const placedColumns = { order: columns, state: productionNow, reason: printJobs.reason };

interface PlacedRow {
  readonly order: Omit<typeof orders.$inferSelect, 'xml'>;
  readonly state: PlacedOrder['state'];
  readonly reason: string;
}

/** A row as the rest of the server sees it; its parcels are in another table. */
export function placedOrder({ order, state, reason }: PlacedRow): PlacedOrder {
  return { ...order, state, reason: state === 'failed' ? reason : '', parcels: [] };
}
