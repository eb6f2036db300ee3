import { and, count, eq, isNull } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import type { Tx } from '../../db/database.ts';
import { collages } from '../../db/schema/schema.ts';

/** True if the owner has reached the limit of collages. Locks the owner, so that concurrent saves cannot exceed the limit together. */
export async function isFull(
  tx: Tx,
  { ownerId, maxCollages }: { readonly ownerId: number; readonly maxCollages: number },
): Promise<boolean> {
  await lockOwner(tx, ownerId);
  const [row] = await tx
    .select({ existing: count() })
    .from(collages)
    .where(and(eq(collages.ownerId, ownerId), isNull(collages.removedAt)));
  return (row?.existing ?? 0) >= maxCollages;
}
