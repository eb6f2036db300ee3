import { and, inArray, lt, not } from 'drizzle-orm';
import { ago } from './clock.ts';
import type { Db } from './database.ts';
import { isOrdered, isOrderedVersion } from './is-ordered.ts';
import { collagePhotos, collages, collageVersions } from './schema.ts';

const MONTH_S = 30 * 24 * 3600;

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
