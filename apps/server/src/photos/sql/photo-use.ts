import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { photos } from '../../db/schema/schema.ts';

/** Condition on `photos`: a collage uses the photo. */
export const isInCollage = sql<boolean>`exists (select 1 from collage_photos where photo_id = ${photos.id})`;

/** Marks photos as used by a collage. Rows are locked in the order of their ids, so that concurrent saves cannot deadlock. */
export async function markUsed(tx: Tx, photoIds: readonly number[]): Promise<void> {
  const unmarked = tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...photoIds]), eq(photos.isUsed, false)))
    .orderBy(photos.id)
    .for('no key update');
  await tx.update(photos).set({ isUsed: true }).where(inArray(photos.id, unmarked));
}

/** Ids per statement, far below PostgreSQL's limit of parameters. */
const CHUNK = 1_000;

/** After uses of these photos were deleted, marks those that no collage uses any more. */
export async function unmarkUnused(tx: Tx, photoIds: readonly number[]): Promise<void> {
  const ids = [...new Set(photoIds)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += CHUNK) {
    await tx
      .update(photos)
      .set({ isUsed: false })
      .where(and(inArray(photos.id, ids.slice(start, start + CHUNK)), sql`not ${isInCollage}`));
  }
}
