import { and, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { collagePhotos, collages, collageVersions } from '../../db/schema/schema.ts';
import { isOrdered, isOrderedVersion } from '../../orders/sql/is-ordered.ts';
import { unmarkUnused } from '../../photos/sql/photo-use.ts';

const DAY_S = 24 * 3600;
const MONTH_S = 30 * DAY_S;
/** Collages per transaction, so that it holds its locks for a fraction of a second. */
const BATCH = 500;
/** Batch size for collages that are only marked and have not been saved for long, so that locks conflict rarely. */
const MARKED_BATCH = 5_000;

/** Moves collages to the bin that were not saved for `days` and are not ordered, in a cart or referenced by a shop's checkout. */
export async function binIdle(db: Db, days: number, size = MARKED_BATCH): Promise<void> {
  const isIdle = and(isNull(collages.removedAt), isNull(collages.foundOrderedAt), lt(collages.updatedAt, ago(days * DAY_S)));
  const isInCart = sql`exists (select 1 from cart_lines where cart_lines.collage_id = ${collages.id})`;
  const isPinned = sql`exists (select 1 from held_versions where held_versions.collage_id = ${collages.id} and held_versions.until > now())`;
  /** Marks a batch of collages that are still idle. @returns true if there were any */
  const mark = async (which: SQL | undefined, set: PgUpdateSetSource<typeof collages>) => {
    const batch = db.select({ id: collages.id }).from(collages).where(which).orderBy(collages.updatedAt).limit(size);
    const marked = await db
      .update(collages)
      .set(set)
      .where(and(isIdle, inArray(collages.id, batch)))
      .returning({ id: collages.id });
    return marked.length > 0;
  };
  // Ordered collages are marked, so that each run does not check an ever growing number of them.
  while (await mark(and(isIdle, isOrdered(collages.id)), { foundOrderedAt: now }));
  while (await mark(and(isIdle, not(isOrdered(collages.id)), not(isInCart), not(isPinned)), { removedAt: now }));
}

/** Deletes collages that have been in the bin for a month, in batches. An ordered collage keeps its ordered versions. */
export async function emptyBin(db: Db, batch = BATCH): Promise<void> {
  while ((await emptyBatch(db, batch)) === batch);
}

/** Condition: not emptied since it was last moved to the bin; same wording as in the index `collages_bin`. */
const IS_FULL = sql`removed_at is not null and coalesce(emptied_at < removed_at, true)`;

/** Returns the number of collages in the batch. Rows that another transaction has locked are left to the next run. */
async function emptyBatch(db: Db, batch: number): Promise<number> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: collages.id })
      .from(collages)
      .where(and(IS_FULL, lt(collages.removedAt, ago(MONTH_S))))
      .orderBy(collages.removedAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .delete(collageVersions)
      .where(and(inArray(collageVersions.collageId, ids), not(isOrderedVersion(collageVersions.collageId, collageVersions.version))));
    const uses = await tx
      .delete(collagePhotos)
      .where(and(inArray(collagePhotos.collageId, ids), not(isOrdered(collagePhotos.collageId))))
      .returning({ photoId: collagePhotos.photoId });
    await unmarkUnused(
      tx,
      uses.map(({ photoId }) => photoId),
    );
    await tx.delete(collages).where(and(inArray(collages.id, ids), not(isOrdered(collages.id))));
    await tx.update(collages).set({ emptiedAt: now }).where(inArray(collages.id, ids));
    return ids.length;
  });
}
