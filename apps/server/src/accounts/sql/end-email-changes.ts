import { and, eq, isNull } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { emailChanges } from '../../db/schema/mail-schema.ts';

/** Ends all requested changes of an account's e-mail address. */
export async function endEmailChanges(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
}
