import { and, inArray, lt, sql } from 'drizzle-orm';
import { ago } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/query-fault.ts';
import { photos } from '../../db/schema/schema.ts';
import { isInCollage } from './photo-use.ts';

/** Photos per statement. */
const BATCH = 500;

/** Same wording as in the index `photos_unused`. */
const MAY_BE_UNUSED = sql`not is_used and owner_id is not null`;

/** Deletes users' photos that no collage uses and that were last seen more than `idleS` seconds ago. Returns their number. */
export async function deleteUnusedPhotos(db: Db, idleS: number): Promise<number> {
  const isGarbage = and(MAY_BE_UNUSED, lt(photos.seenAt, ago(idleS)));
  let count = 0;
  for (;;) {
    const rows = await db.select({ id: photos.id, isInCollage }).from(photos).where(isGarbage).limit(BATCH);
    if (rows.length === 0) return count;
    const used = rows.filter((row) => row.isInCollage).map(({ id }) => id);
    if (used.length > 0) await db.update(photos).set({ isUsed: true }).where(inArray(photos.id, used));
    const unused = rows.filter((row) => !row.isInCollage).map(({ id }) => id);
    if (unused.length > 0) count += await deletePhotos(db, unused, and(isGarbage, sql`not ${isInCollage}`));
  }
}

type Condition = ReturnType<typeof and>;

/**
 * Deletes a batch. If a concurrent save adds one of the photos to a collage, deletes the batch photo by photo. Returns the number deleted.
 */
async function deletePhotos(db: Db, ids: number[], isGarbage: Condition): Promise<number> {
  try {
    const deleted = await db
      .delete(photos)
      .where(and(inArray(photos.id, ids), isGarbage))
      .returning({ id: photos.id });
    return deleted.length;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
  let count = 0;
  if (ids.length > 1) for (const id of ids) count += await deletePhotos(db, [id], isGarbage);
  return count;
}
