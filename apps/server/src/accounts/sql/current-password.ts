import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/schema/schema.ts';
import type { Account } from '../types/accounts.ts';

/** An account with the password hash that was verified. */
export type ComparedAccount = Pick<Account, 'id' | 'passwordHash'>;

/** Condition on `users`: the verified password has not been changed since. */
export const hasComparedPassword = ({ id, passwordHash }: ComparedAccount) => and(eq(users.id, id), eq(users.passwordHash, passwordHash));

/** True if the verified password is still current; locks it against changes until the transaction ends. */
export async function lockUnchangedPassword(tx: Tx, account: ComparedAccount): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(hasComparedPassword(account)).for('share')).length > 0;
}
