import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// `offset 0` keeps the planner from joining all lines of all orders: the outer query has few rows, and each is looked up in an index.

/** Condition on a row: its collage was ordered. */
export const isOrdered = (collageId: SQLWrapper): SQL =>
  sql`exists (select 1 from order_lines where order_lines.collage_id = ${collageId} offset 0)`;

/** Condition on a row: this version of its collage was ordered. */
export const isOrderedVersion = (collageId: SQLWrapper, version: SQLWrapper): SQL =>
  sql`exists (select 1 from order_lines where order_lines.collage_id = ${collageId} and order_lines.version = ${version} offset 0)`;
