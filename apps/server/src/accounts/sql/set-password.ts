import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/schema.ts';
import { endEmailChanges } from './end-email-changes.ts';
import { endResets } from './end-resets.ts';
import { endTickets } from './sign-in-tickets.ts';

/**
 * Sets an account's password and ends everything that was begun with the former one: sessions, links for a new password, sign-ins that wait
 * for a code and requested changes of the address.
 */
export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await endResets(tx, userId);
  await endTickets(tx, userId);
  await endEmailChanges(tx, userId);
}
