import { and, count, eq, isNull } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import type { Tx } from '../../db/database.ts';
import { collages } from '../../db/schema/schema.ts';

/** Whether its owner can have no more collages; asked under a lock, so that several at once do not pass together. */
export async function isFull(
  tx: Tx,
  { ownerId, mostCollages }: { readonly ownerId: number; readonly mostCollages: number },
): Promise<boolean> {
  await lockOwner(tx, ownerId);
  const [row] = await tx
    .select({ there: count() })
    .from(collages)
    .where(and(eq(collages.ownerId, ownerId), isNull(collages.removedAt)));
  return (row?.there ?? 0) >= mostCollages;
}
