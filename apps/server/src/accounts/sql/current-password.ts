import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/schema/schema.ts';
import type { Account } from '../types/accounts.ts';

/** An account with the hash of the password that was compared. */
export type ComparedAccount = Pick<Account, 'id' | 'passwordHash'>;

/** Condition on `users`: the password that was compared still counts. */
export const hasComparedPassword = ({ id, passwordHash }: ComparedAccount) => and(eq(users.id, id), eq(users.passwordHash, passwordHash));

/** True if the password that was compared still counts; a change of it waits until the transaction ends. */
export async function holdPassword(tx: Tx, account: ComparedAccount): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(hasComparedPassword(account)).for('share')).length > 0;
}
