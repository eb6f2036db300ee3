import { and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Photos, StoredPhoto } from '../ports/photos.ts';
import { ago, now } from './clock.ts';
import type { Db } from './database.ts';
import { lockOwner } from './lock-owner.ts';
import { isForeignKeyViolation } from './query-fault.ts';
import { collagePhotos, collageVersions, layoutFiles, photos } from './schema.ts';

/** What a photo counts at least: its copies and its row take room too, however small it is. */
const LEAST_BYTES = 200_000;
const SWEEP_BATCH = 200;

export function createPhotos(db: Db): Photos {
  return {
    async findBytes(ownerId, sha256) {
      return (await seen(db, ownerId, [sha256]))[0] ?? null;
    },
    findSent: (ownerId, sha256s) => seen(db, ownerId, sha256s),
    async findUsable(ownerId, ids) {
      if (ids.length === 0) return [];
      const mine = ownerId === null ? isNull(photos.ownerId) : or(isNull(photos.ownerId), eq(photos.ownerId, ownerId));
      return await db
        .select()
        .from(photos)
        .where(and(inArray(photos.id, [...ids]), mine));
    },
    create: (photo, quotaBytes) =>
      db.transaction(async (tx) => {
        // Uploads of one person take turns here, so that together they keep the limit and the same bytes get one row.
        if (photo.ownerId !== null) await lockOwner(tx, photo.ownerId);
        const [earlier] = await seen(tx, photo.ownerId, [photo.sha256]);
        if (earlier) return earlier;
        if (photo.ownerId !== null && !(await hasRoom(tx, photo.ownerId, photo.sizeBytes, quotaBytes))) return null;
        await tx
          .insert(photos)
          .values({ ...photo, createdAt: now, seenAt: now })
          .onConflictDoNothing();
        const [kept] = await seen(tx, photo.ownerId, [photo.sha256]);
        if (!kept) throw new Error(`The photo ${photo.id} was not kept.`);
        return kept;
      }),
    hasRoom: (ownerId, sizeBytes, quotaBytes) => hasRoom(db, ownerId, sizeBytes, quotaBytes),
    forgetUnused: (idleS) => forgetUnused(db, idleS),
    async referenced(sha256s) {
      const among = [...sha256s];
      const made = await db
        .select({ whole: photos.sha256, web: photos.webSha256, thumb: photos.thumbSha256 })
        .from(photos)
        .where(or(inArray(photos.sha256, among), inArray(photos.webSha256, among), inArray(photos.thumbSha256, among)));
      const pictures = await db
        .select({ sha256: collageVersions.pictureSha256 })
        .from(collageVersions)
        .where(inArray(collageVersions.pictureSha256, among));
      const layouts = await db.select({ sha256: layoutFiles.sha256 }).from(layoutFiles).where(inArray(layoutFiles.sha256, among));
      const copies = made.flatMap(({ whole, web, thumb }) => [whole, web, thumb]);
      return new Set([...copies, ...[...pictures, ...layouts].map(({ sha256 }) => sha256)]);
    },
  };
}

type Reader = Pick<Db, 'select' | 'update'>;

/** One statement: what it gives cannot be swept before seven more days. */
async function seen(db: Reader, ownerId: number | null, sha256s: readonly string[]): Promise<readonly StoredPhoto[]> {
  if (sha256s.length === 0) return [];
  const owner = ownerId === null ? isNull(photos.ownerId) : eq(photos.ownerId, ownerId);
  return await db
    .update(photos)
    .set({ seenAt: now })
    .where(and(owner, inArray(photos.sha256, [...sha256s])))
    .returning();
}

async function hasRoom(db: Reader, ownerId: number, sizeBytes: number, quotaBytes: number): Promise<boolean> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(greatest(${photos.sizeBytes}, ${LEAST_BYTES}::integer)), 0)` })
    .from(photos)
    .where(eq(photos.ownerId, ownerId));
  return Number(row?.total ?? 0) + Math.max(sizeBytes, LEAST_BYTES) <= quotaBytes;
}

const unused = (db: Db, idleS: number) =>
  and(
    isNotNull(photos.ownerId),
    lt(photos.seenAt, ago(idleS)),
    not(exists(db.select({ one: sql`1` }).from(collagePhotos).where(eq(collagePhotos.photoId, photos.id)))),
  );

async function forgetUnused(db: Db, idleS: number): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: photos.id })
      .from(photos)
      .where(and(unused(db, idleS), sql`${photos.id} > ${last}`))
      .orderBy(photos.id)
      .limit(SWEEP_BATCH);
    for (const { id } of rows) if (await forgetOne(db, id, idleS)) count++;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < SWEEP_BATCH) return count;
  }
}

/** False when it was seen or used between the look and this moment. */
async function forgetOne(db: Db, id: number, idleS: number): Promise<boolean> {
  try {
    const gone = await db
      .delete(photos)
      .where(and(eq(photos.id, id), unused(db, idleS)))
      .returning({ id: photos.id });
    return gone.length > 0;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}
