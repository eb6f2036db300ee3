import { and, inArray, lt, sql } from 'drizzle-orm';
import { ago } from './clock.ts';
import type { Db } from './database.ts';
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
    const isOrdered = (collage: typeof collages.id | typeof collagePhotos.collageId) =>
      sql`exists (select 1 from orders where orders.collage_id = ${collage})`;
    const isOrderedVersion = sql`exists (
      select 1 from orders where orders.collage_id = ${collageVersions.collageId} and orders.version = ${collageVersions.version})`;
    await tx.delete(collageVersions).where(and(inArray(collageVersions.collageId, ids), sql`not ${isOrderedVersion}`));
    await tx.delete(collagePhotos).where(and(inArray(collagePhotos.collageId, ids), sql`not ${isOrdered(collagePhotos.collageId)}`));
    await tx.delete(collages).where(and(inArray(collages.id, ids), sql`not ${isOrdered(collages.id)}`));
  });
}
