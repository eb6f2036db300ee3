import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/factor-schema.ts';
import { collages, collageVersions, photos, users } from '../../db/schema/schema.ts';
import type { Orders, OrdersPage, PlacedOrder } from '../../orders/types/orders.ts';
import type { ExportedCollage, ExportedPhoto, Exports } from '../types/exports.ts';

const BATCH = 200;
const DOCUMENTS = 8;

export function createExports(db: Db, orders: Orders): Exports {
  return {
    async findAccount(userId) {
      const { name, email, newsletter, createdAt } = users;
      const twoStepSince = secondFactors.confirmedAt;
      const recoveryCodesLeft = db.$count(recoveryCodes, eq(recoveryCodes.userId, users.id));
      const [row] = await db
        .select({ name, email, newsletter, createdAt, twoStepSince, recoveryCodesLeft })
        .from(users)
        .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
        .where(eq(users.id, userId));
      return row ?? null;
    },
    listVersions: (userId) => versionsOf(db, userId),
    listPhotos: (userId) => photosOf(db, userId),
    listOrders: (userId) => ordersOf(orders, userId),
  };
}

async function* ordersOf(orders: Orders, userId: number): AsyncGenerator<PlacedOrder> {
  let after: number | null = null;
  do {
    const page: OrdersPage = await orders.list(userId, { after, limit: BATCH });
    yield* page.orders;
    after = page.next;
  } while (after !== null);
}

/** Yields the versions collage by collage, a few documents at a time, because each may be megabytes. */
async function* versionsOf(db: Db, userId: number): AsyncGenerator<ExportedCollage> {
  const ownCollages = await db
    .select({ id: collages.id, name: collages.name })
    .from(collages)
    .where(eq(collages.ownerId, userId))
    .orderBy(asc(collages.id));
  for (const { id, name } of ownCollages) {
    for (let last = 0; ; ) {
      const rows = await db
        .select({ version: collageVersions.version, xml: collageVersions.xml })
        .from(collageVersions)
        .where(and(eq(collageVersions.collageId, id), gt(collageVersions.version, last)))
        .orderBy(asc(collageVersions.version))
        .limit(DOCUMENTS);
      for (const { version, xml } of rows) yield { id, name, version, xml };
      last = rows.at(-1)?.version ?? 0;
      if (rows.length < DOCUMENTS) break;
    }
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
