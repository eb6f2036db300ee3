import { and, eq, inArray, isNull, or, sum } from 'drizzle-orm';
import type { Photos, StoredPhoto } from '../use-cases/ports.ts';
import type { Db } from './database.ts';
import { photos } from './schema.ts';

export function createPhotos(db: Db, now: () => Date): Photos {
  const ofOwner = (ownerId: number | null) => (ownerId === null ? isNull(photos.ownerId) : eq(photos.ownerId, ownerId));
  const findBytes = async (ownerId: number | null, sha256: string): Promise<StoredPhoto | null> => {
    const [row] = await db
      .select()
      .from(photos)
      .where(and(ofOwner(ownerId), eq(photos.sha256, sha256)));
    return row ?? null;
  };
  return {
    findBytes,
    async findSent(ownerId, sha256s) {
      return await db
        .select()
        .from(photos)
        .where(and(eq(photos.ownerId, ownerId), inArray(photos.sha256, [...sha256s])));
    },
    async findUsable(ownerId, ids) {
      if (ids.length === 0) return [];
      const mine = ownerId === null ? isNull(photos.ownerId) : or(isNull(photos.ownerId), eq(photos.ownerId, ownerId));
      return await db
        .select()
        .from(photos)
        .where(and(inArray(photos.id, [...ids]), mine));
    },
    async create(photo) {
      await db
        .insert(photos)
        .values({ ...photo, createdAt: now() })
        .onConflictDoNothing();
      const kept = await findBytes(photo.ownerId, photo.sha256);
      if (!kept) throw new Error(`The photo ${photo.id} was not kept.`);
      return kept;
    },
    async usedBytes(ownerId) {
      const [row] = await db
        .select({ total: sum(photos.sizeBytes) })
        .from(photos)
        .where(eq(photos.ownerId, ownerId));
      return Number(row?.total ?? 0);
    },
  };
}
