import { and, eq, getTableColumns } from 'drizzle-orm';
import { orderLines } from '../../db/schema/line-schema.ts';
import { collageVersions, orders } from '../../db/schema/schema.ts';
import type { PlacedLine, PlacedOrder } from '../types/orders.ts';
import { failureNow, productionNow } from './order-life.ts';

const { wordsHash: _wordsHash, ...orderColumns } = getTableColumns(orders);

const { xml: _xml, hasFormerXml: _hasFormerXml, templateId: _templateId, ...ownLineColumns } = getTableColumns(orderLines);
/** Columns of an order line without its document, which may be large. */
export const lineColumns = ownLineColumns;

/** Join condition of a line and its frozen version. */
export const isVersionOfLine = and(eq(collageVersions.collageId, orderLines.collageId), eq(collageVersions.version, orderLines.version));

/** Columns of a placed order from its own row. */
export const placedColumns = { order: orderColumns, state: productionNow, reason: failureNow };

interface PlacedRow {
  readonly order: Omit<typeof orders.$inferSelect, 'wordsHash'>;
  readonly state: PlacedOrder['state'];
  readonly reason: string;
}

/** Converts a row of an order; its lines, parcels and withdrawals are in other tables. */
export function placedOrder({ order, state, reason }: PlacedRow): Omit<PlacedOrder, 'lines' | 'parcels'> {
  return { ...order, state, reason: state === 'failed' ? reason : '' };
}

/** Converts a row of an order line. */
export function lineOf(row: Omit<typeof orderLines.$inferSelect, 'xml' | 'hasFormerXml' | 'templateId'>): PlacedLine {
  const { collageId, version, design, width, height, material, quantity, priceCents, withdrawal } = row;
  return { collageId, version, design, width, height, material, quantity, priceCents, withdrawal, withdrawnAt: null };
}
