import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { collagePhotos, collages, collageVersions } from '../../db/schema/schema.ts';
import type { CollageList, CopyOutcome, NewCopy } from '../types/collages.ts';
import { isFull } from './collage-limit.ts';

export function createCollageList(db: Db, newId: () => number): CollageList {
  const { xml: _xml, createdAt: _createdAt, ...content } = getTableColumns(collageVersions);
  const { ownerId: owner, name, removedAt } = collages;
  const ownedCollage = (ownerId: number, collageId: number) => and(eq(collages.id, collageId), eq(collages.ownerId, ownerId));
  const change = async (ownerId: number, collageId: number, set: Parameters<ReturnType<Db['update']>['set']>[0]) => {
    const rows = await db.update(collages).set(set).where(ownedCollage(ownerId, collageId)).returning({ id: collages.id });
    return rows.length === 1;
  };
  return {
    list: (ownerId) =>
      db
        .select({ ...content, ownerId: owner, name, removedAt, updatedAt: collages.updatedAt })
        .from(collages)
        .innerJoin(collageVersions, and(eq(collageVersions.collageId, collages.id), eq(collageVersions.version, collages.version)))
        .where(eq(collages.ownerId, ownerId))
        .orderBy(desc(collages.updatedAt)),
    listVersions: (ownerId, collageId) =>
      db
        .select({ ...content, ownerId: owner, name, removedAt, updatedAt: collageVersions.createdAt })
        .from(collages)
        .innerJoin(collageVersions, eq(collageVersions.collageId, collages.id))
        .where(ownedCollage(ownerId, collageId))
        .orderBy(desc(collageVersions.version)),
    rename: (ownerId, collageId, text) => change(ownerId, collageId, { name: text }),
    moveToBin: (ownerId, collageId) => change(ownerId, collageId, { removedAt: now }),
    restore: (ownerId, collageId) => change(ownerId, collageId, { removedAt: null, updatedAt: now }),
    copy: (ownerId, source, copy) => db.transaction((tx) => copyOf(tx, { ownerId, newId: newId() }, source, copy)),
  };
}

async function copyOf(
  tx: Tx,
  { ownerId, newId }: { readonly ownerId: number; readonly newId: number },
  { collageId, version }: Parameters<CollageList['copy']>[1],
  { name, maxCollages }: NewCopy,
): Promise<CopyOutcome> {
  if (await isFull(tx, { ownerId, maxCollages })) return { kind: 'full' };
  const [row] = await tx
    .select({ content: collageVersions })
    .from(collages)
    .innerJoin(
      collageVersions,
      and(eq(collageVersions.collageId, collages.id), eq(collageVersions.version, sql`coalesce(${version}::integer, ${collages.version})`)),
    )
    .where(and(eq(collages.id, collageId), eq(collages.ownerId, ownerId)))
    .for('share');
  if (!row) return { kind: 'unknown' };
  await tx.insert(collages).values({ id: newId, ownerId, version: 1, name, createdAt: now, updatedAt: now });
  await tx.insert(collageVersions).values({ ...row.content, collageId: newId, version: 1, createdAt: now });
  const photos = await tx.select({ photoId: collagePhotos.photoId }).from(collagePhotos).where(eq(collagePhotos.collageId, collageId));
  if (photos.length > 0) await tx.insert(collagePhotos).values(photos.map(({ photoId }) => ({ collageId: newId, photoId })));
  return { kind: 'copied', collageId: newId };
}
