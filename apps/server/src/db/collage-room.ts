import { and, count, eq, isNull } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { lockOwner } from './lock-owner.ts';
import { collages } from './schema.ts';

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
