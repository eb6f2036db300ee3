import { and, eq, isNull, ne } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/mail-schema.ts';

/** Revokes an account's unused links for a new password, except the one with this hash. */
export async function endResets(tx: Tx, userId: number, exceptHash?: string): Promise<void> {
  const { userId: owner, tokenHash: hash, usedAt } = passwordResets;
  const isOther = exceptHash === undefined ? undefined : ne(hash, exceptHash);
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(owner, userId), isNull(usedAt), isOther));
}
