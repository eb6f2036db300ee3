import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { collageVersions, layoutFiles, photos } from '../../db/schema/schema.ts';
import type { Photos, StoredPhoto } from '../types/photos.ts';
import { deleteUnusedPhotos } from './delete-unused-photos.ts';

/** Smallest size that a photo counts in the quota, bytes: its copies and its row need space, too. */
const MIN_BYTES = 200_000;
/** `seenAt` is updated once a day at most, s. */
const SEEN_EVERY_S = 24 * 3600;

export function createPhotos(db: Db): Photos {
  return {
    async findBySha256(ownerId, sha256) {
      return (await findStored(db, ownerId, [sha256]))[0] ?? null;
    },
    listSent: (ownerId, sha256s) => findStored(db, ownerId, sha256s),
    async listUsable(ownerId, ids) {
      if (ids.length === 0) return [];
      const isReadable = ownerId === null ? isNull(photos.ownerId) : or(isNull(photos.ownerId), eq(photos.ownerId, ownerId));
      return await db
        .select()
        .from(photos)
        .where(and(inArray(photos.id, [...ids]), isReadable));
    },
    create: (photo, quotaBytes) =>
      db.transaction(async (tx) => {
        // Serialises uploads of one owner, so that together they respect the quota and the same bytes get one row.
        if (photo.ownerId !== null) await lockOwner(tx, photo.ownerId);
        const [earlier] = await findStored(tx, photo.ownerId, [photo.sha256]);
        if (earlier) return earlier;
        if (photo.ownerId !== null && !(await hasRoom(tx, photo.ownerId, photo.sizeBytes, quotaBytes))) return null;
        await tx
          .insert(photos)
          .values({ ...photo, createdAt: now, seenAt: now })
          .onConflictDoNothing();
        const [existing] = await findStored(tx, photo.ownerId, [photo.sha256]);
        if (!existing) throw new Error(`The photo ${photo.id} was not stored.`);
        return existing;
      }),
    fitsQuota: (ownerId, sizeBytes, quotaBytes) => hasRoom(db, ownerId, sizeBytes, quotaBytes),
    deleteUnused: (idleS) => deleteUnusedPhotos(db, idleS),
    listReferenced: (sha256s) => listReferenced(db, sha256s),
  };
}

/** Returns which of these blobs are referenced by a photo, a picture, a screenshot or a layout. */
async function listReferenced(db: Db, sha256s: readonly string[]): Promise<ReadonlySet<string>> {
  const candidateIds = [...sha256s];
  const inserted = await db
    .select({ original: photos.sha256, web: photos.webSha256, thumb: photos.thumbSha256 })
    .from(photos)
    .where(or(inArray(photos.sha256, candidateIds), inArray(photos.webSha256, candidateIds), inArray(photos.thumbSha256, candidateIds)));
  const pictures = await db
    .select({ sha256: collageVersions.pictureSha256 })
    .from(collageVersions)
    .where(inArray(collageVersions.pictureSha256, candidateIds));
  const screenshots = await db
    .select({ sha256: collageVersions.screenshotSha256 })
    .from(collageVersions)
    .where(inArray(collageVersions.screenshotSha256, candidateIds));
  const layouts = await db.select({ sha256: layoutFiles.sha256 }).from(layoutFiles).where(inArray(layoutFiles.sha256, candidateIds));
  const copies = inserted.flatMap(({ original, web, thumb }) => [original, web, thumb]);
  return new Set([...copies, ...[...pictures, ...screenshots, ...layouts].flatMap(({ sha256 }) => sha256 ?? [])]);
}

type Reader = Pick<Db, 'select' | 'update'>;

/**
 * Returns the owner's photos with this content and marks them as seen today, so that the garbage collection spares them for six more days.
 */
async function findStored(db: Reader, ownerId: number | null, sha256s: readonly string[]): Promise<readonly StoredPhoto[]> {
  if (sha256s.length === 0) return [];
  const owner = ownerId === null ? isNull(photos.ownerId) : eq(photos.ownerId, ownerId);
  const isSent = and(owner, inArray(photos.sha256, [...sha256s]));
  await db
    .update(photos)
    .set({ seenAt: now })
    .where(and(isSent, lt(photos.seenAt, ago(SEEN_EVERY_S))));
  return await db.select().from(photos).where(isSent);
}

async function hasRoom(db: Reader, ownerId: number, sizeBytes: number, quotaBytes: number): Promise<boolean> {
  return (await photoBytes(db, ownerId)) + Math.max(sizeBytes, MIN_BYTES) <= quotaBytes;
}

/** Returns the bytes of the quota that an account uses; a small photo counts as `MIN_BYTES`. */
export async function photoBytes(db: Pick<Db, 'select'>, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(greatest(${photos.sizeBytes}, ${MIN_BYTES}::integer)), 0)` })
    .from(photos)
    .where(eq(photos.ownerId, ownerId));
  return Number(row?.total ?? 0);
}
