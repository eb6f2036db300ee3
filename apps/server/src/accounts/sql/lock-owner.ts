import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/schema/schema.ts';

/**
 * Locks an account until the transaction ends. This serialises concurrent additions of one owner, so that together they respect the quotas.
 */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}
