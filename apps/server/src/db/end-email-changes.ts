import { and, eq, isNull } from 'drizzle-orm';
import { now } from './clock.ts';
import type { Tx } from './database.ts';
import { emailChanges } from './mail-schema.ts';

/** Ends all requested changes of an account's e-mail address. */
export async function endEmailChanges(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
}
