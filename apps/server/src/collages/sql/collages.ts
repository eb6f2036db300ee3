import { and, eq } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { findAnswer, keepAnswer, withRetryOnDuplicate } from '../../db/idempotency.ts';
import { isForeignKeyViolation } from '../../db/query-fault.ts';
import { collagePhotos, collages, collageVersions } from '../../db/schema/schema.ts';
import { markUsed } from '../../photos/sql/photo-use.ts';
import type { Collages, NewVersion, SaveOutcome } from '../types/collages.ts';
import { isFull } from './collage-limit.ts';
import { pruneVersions } from './prune-versions.ts';

type Saved = { readonly kind: 'saved'; readonly collageId: number; readonly version: number };

/** Stores versions of collages. Versions are appended, never overwritten; old ones are pruned. */
export function createCollages(db: Db, newId: () => number): Collages {
  const place = (ownerId: number) => ({ ownerId, purpose: 'save' as const });

  const saveOnce = (input: NewVersion): Promise<SaveOutcome> =>
    db.transaction(async (tx) => {
      // The lock comes first: if the same save is running on another server, its response is stored once the lock is released.
      const current = input.collageId === null ? null : await lockCollage(tx, input.ownerId, input.collageId);
      if (input.idempotencyKey) {
        const earlier = await findAnswer<Saved>(tx, place(input.ownerId), input.idempotencyKey);
        if (earlier === 'other-content') return { kind: 'other-content' } as const;
        if (earlier) return earlier;
      }
      if (input.collageId !== null && !current) return { kind: 'unknown' } as const;
      if (current && input.baseVersion !== null && input.baseVersion < current.version) {
        return { kind: 'newer', version: current.version } as const;
      }
      if (!current && (await isFull(tx, input))) return { kind: 'full' } as const;
      const saved: Saved = { kind: 'saved', collageId: current?.id ?? newId(), version: (current?.version ?? 0) + 1 };
      if (current)
        await tx.update(collages).set({ version: saved.version, updatedAt: now, removedAt: null }).where(eq(collages.id, current.id));
      else await tx.insert(collages).values({ id: saved.collageId, ownerId: input.ownerId, version: 1, createdAt: now, updatedAt: now });
      await tx.insert(collageVersions).values({ ...contentOf(input), collageId: saved.collageId, version: saved.version, createdAt: now });
      await pruneVersions(tx, saved.collageId);
      await recordUses(tx, saved.collageId, input.photoIds);
      if (input.idempotencyKey) await keepAnswer(tx, place(input.ownerId), input.idempotencyKey, saved);
      return saved;
    });

  return {
    async save(input) {
      try {
        return await withRetryOnDuplicate(() => saveOnce(input));
      } catch (error) {
        if (isForeignKeyViolation(error)) return { kind: 'photo-gone' };
        throw error;
      }
    },
    async find(ownerId, collageId, version) {
      const [row] = await db
        .select({ content: collageVersions, updatedAt: collages.updatedAt })
        .from(collages)
        .innerJoin(
          collageVersions,
          and(eq(collageVersions.collageId, collages.id), eq(collageVersions.version, version ?? collages.version)),
        )
        .where(and(eq(collages.id, collageId), eq(collages.ownerId, ownerId)));
      return row ? { ...row.content, ownerId, updatedAt: row.updatedAt } : null;
    },
  };
}

/**
 * Records the photos that a collage references. A photo that was deleted meanwhile violates the foreign key, which fails the whole save.
 */
async function recordUses(tx: Tx, collageId: number, photoIds: readonly number[]): Promise<void> {
  if (photoIds.length === 0) return;
  await tx
    .insert(collagePhotos)
    .values(photoIds.map((photoId) => ({ collageId, photoId })))
    .onConflictDoNothing();
  await markUsed(tx, photoIds);
}

/** Locks the collage's row until the transaction ends, so that version numbers have neither gaps nor duplicates. */
async function lockCollage(tx: Tx, ownerId: number, collageId: number) {
  const [row] = await tx
    .select()
    .from(collages)
    .where(and(eq(collages.id, collageId), eq(collages.ownerId, ownerId)))
    .for('update');
  return row ?? null;
}

function contentOf(input: NewVersion) {
  const { xml, screenshotSha256, screenshotBytes, pictureSha256, editor, editorVersion, templateId, childTemplateId } = input;
  const { width, height, material, isFinished } = input;
  const document = { xml, screenshotSha256, screenshotBytes, pictureSha256, editor, editorVersion };
  return { ...document, templateId, childTemplateId, width, height, material, isFinished };
}
