import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a collage was ordered, as the first of an order or as a further one: a condition on the row at hand. */
export const isOrdered = (collageId: SQLWrapper): SQL => sql`(
  exists (select 1 from orders where orders.collage_id = ${collageId})
  or exists (select 1 from order_lines where order_lines.collage_id = ${collageId}))`;

/** The same of one version of it. */
export const isOrderedVersion = (collageId: SQLWrapper, version: SQLWrapper): SQL => sql`(
  exists (select 1 from orders where orders.collage_id = ${collageId} and orders.version = ${version})
  or exists (select 1 from order_lines where order_lines.collage_id = ${collageId} and order_lines.version = ${version}))`;
