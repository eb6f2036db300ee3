import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// `offset 0` keeps the planner from joining all lines of all orders: the rows at hand are few, and each is looked up in an index.

/** True if a collage was ordered: a condition on the row at hand. */
export const isOrdered = (collageId: SQLWrapper): SQL =>
  sql`exists (select 1 from order_lines where order_lines.collage_id = ${collageId} offset 0)`;

/** True if one version of a collage was ordered. */
export const isOrderedVersion = (collageId: SQLWrapper, version: SQLWrapper): SQL =>
  sql`exists (select 1 from order_lines where order_lines.collage_id = ${collageId} and order_lines.version = ${version} offset 0)`;
