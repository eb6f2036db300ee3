import { getTableColumns } from 'drizzle-orm';
import { orderLines } from '../../db/schema/line-schema.ts';
import { orders } from '../../db/schema/schema.ts';
import type { OrderLine, PlacedLine, PlacedOrder } from '../types/orders.ts';
import { failureNow, productionNow } from './order-life.ts';

const { xml: _xml, hasFormerXml: _hasFormerXml, wordsHash: _wordsHash, ...columns } = getTableColumns(orders);

const { xml: _lineXml, hasFormerXml: _hasFormerLine, templateId: _templateId, ...lineColumns } = getTableColumns(orderLines);
/** Columns of a further collage of an order; its document, which may be large, stays in the table. */
export const furtherColumns = lineColumns;

/** What of an order's row makes a placed order. */
export const placedColumns = { order: columns, state: productionNow, reason: failureNow };

interface PlacedRow {
  readonly order: Omit<typeof orders.$inferSelect, 'xml' | 'hasFormerXml' | 'wordsHash'>;
  readonly state: PlacedOrder['state'];
  readonly reason: string;
}

/** A row as the rest of the server sees it; its parcels, further collages and withdrawals are in other tables. */
export function placedOrder({ order, state, reason }: PlacedRow): PlacedOrder {
  return { ...order, state, reason: state === 'failed' ? reason : '', parcels: [], lines: [lineOf(order)] };
}

/** What of a row says what was ordered. */
export function lineOf(row: OrderLine | Omit<typeof orderLines.$inferSelect, 'xml' | 'hasFormerXml' | 'templateId'>): PlacedLine {
  const { collageId, version, design, width, height, material, quantity, priceCents, withdrawal } = row;
  return { collageId, version, design, width, height, material, quantity, priceCents, withdrawal, withdrawnAt: null };
}
