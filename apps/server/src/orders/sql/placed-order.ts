import { and, eq, getTableColumns } from 'drizzle-orm';
import { orderLines } from '../../db/schema/line-schema.ts';
import { collageVersions, orders } from '../../db/schema/schema.ts';
import type { PlacedLine, PlacedOrder } from '../types/orders.ts';
import { failureNow, productionNow } from './order-life.ts';

const { wordsHash: _wordsHash, ...orderColumns } = getTableColumns(orders);

const { xml: _xml, hasFormerXml: _hasFormerXml, templateId: _templateId, ...ownLineColumns } = getTableColumns(orderLines);
/** Columns of a line of an order; its document, which may be large, stays in the table. */
export const lineColumns = ownLineColumns;

/** Joins a line with the frozen version that it names. */
export const isVersionOfLine = and(eq(collageVersions.collageId, orderLines.collageId), eq(collageVersions.version, orderLines.version));

/** Columns of a placed order that stand in the order's own row. */
export const placedColumns = { order: orderColumns, state: productionNow, reason: failureNow };

interface PlacedRow {
  readonly order: Omit<typeof orders.$inferSelect, 'wordsHash'>;
  readonly state: PlacedOrder['state'];
  readonly reason: string;
}

/** A row as the rest of the server sees it; its lines, parcels and withdrawals are in other tables. */
export function placedOrder({ order, state, reason }: PlacedRow): Omit<PlacedOrder, 'lines' | 'parcels'> {
  return { ...order, state, reason: state === 'failed' ? reason : '' };
}

/** Returns the line that a row describes. */
export function lineOf(row: Omit<typeof orderLines.$inferSelect, 'xml' | 'hasFormerXml' | 'templateId'>): PlacedLine {
  const { collageId, version, design, width, height, material, quantity, priceCents, withdrawal } = row;
  return { collageId, version, design, width, height, material, quantity, priceCents, withdrawal, withdrawnAt: null };
}
