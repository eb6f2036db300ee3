import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ExportedCollage, ExportedPhoto, Exports } from '../ports/exports.ts';
import type { Orders } from '../ports/orders.ts';
import type { Db } from './database.ts';
import { collages, collageVersions, photos, users } from './schema.ts';

const BATCH = 200;

export function createExports(db: Db, orders: Orders): Exports {
  return {
    async account(userId) {
      const { name, email, newsletter, createdAt } = users;
      const [row] = await db.select({ name, email, newsletter, createdAt }).from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    versions: (userId) => versionsOf(db, userId),
    photos: (userId) => photosOf(db, userId),
    orders: (userId) => orders.list(userId),
  };
}

/** One document at a time: they are large. */
async function* versionsOf(db: Db, userId: number): AsyncGenerator<ExportedCollage> {
  let last = { id: 0, version: 0 };
  for (;;) {
    const [row] = await db
      .select({ id: collages.id, name: collages.name, version: collageVersions.version, xml: collageVersions.xml })
      .from(collages)
      .innerJoin(collageVersions, eq(collageVersions.collageId, collages.id))
      .where(
        and(
          eq(collages.ownerId, userId),
          sql`(${collages.id}, ${collageVersions.version}) > (${last.id}::bigint, ${last.version}::integer)`,
        ),
      )
      .orderBy(asc(collages.id), asc(collageVersions.version))
      .limit(1);
    if (!row) return;
    yield row;
    last = row;
  }
}

async function* photosOf(db: Db, userId: number): AsyncGenerator<ExportedPhoto> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: photos.id, name: photos.name, sha256: photos.sha256 })
      .from(photos)
      .where(and(eq(photos.ownerId, userId), gt(photos.id, last)))
      .orderBy(asc(photos.id))
      .limit(BATCH);
    yield* rows;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH) return;
  }
}
