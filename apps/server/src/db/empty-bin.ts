import { and, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { ago, now } from './clock.ts';
import type { Db } from './database.ts';
import { isOrdered, isOrderedVersion } from './is-ordered.ts';
import { collagePhotos, collages, collageVersions } from './schema.ts';

const DAY_S = 24 * 3600;
const MONTH_S = 30 * DAY_S;

/** Puts what nobody saved, ordered, carted or handed over for so many days to the deleted ones, where its owner finds it for a month. */
export async function binIdle(db: Db, days: number): Promise<void> {
  const isCarted = sql`exists (select 1 from cart_lines where cart_lines.collage_id = ${collages.id})`;
  const isHeld = sql`exists (select 1 from held_versions where held_versions.collage_id = ${collages.id} and held_versions.until > now())`;
  await db
    .update(collages)
    .set({ removedAt: now })
    .where(
      and(isNull(collages.removedAt), lt(collages.updatedAt, ago(days * DAY_S)), not(isOrdered(collages.id)), not(isCarted), not(isHeld)),
    );
}

/** Lets go of collages that were thrown away a month ago; of one that was ordered stays what was ordered. */
export async function emptyBin(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: collages.id })
      .from(collages)
      .where(lt(collages.removedAt, ago(MONTH_S)))
      .for('update');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx
      .delete(collageVersions)
      .where(and(inArray(collageVersions.collageId, ids), not(isOrderedVersion(collageVersions.collageId, collageVersions.version))));
    await tx.delete(collagePhotos).where(and(inArray(collagePhotos.collageId, ids), not(isOrdered(collagePhotos.collageId))));
    await tx.delete(collages).where(and(inArray(collages.id, ids), not(isOrdered(collages.id))));
  });
}
