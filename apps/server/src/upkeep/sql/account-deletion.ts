import type { ApiLocale } from '@muro/api';
import { eq } from 'drizzle-orm';
import { type ComparedAccount, hasComparedPassword } from '../../accounts/sql/current-password.ts';
import { hasConfirmedEmail } from '../../accounts/sql/email-confirmations.ts';
import { writeAccountMail } from '../../accounts/sql/write-account-mail.ts';
import type { AccountDeletion, DeletionOutcome } from '../../accounts/types/account-deletion.ts';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { orders, users } from '../../db/schema/schema.ts';
import { productionNow } from '../../orders/sql/order-life.ts';
import { deleteAccountData, deleteEmptyAccounts } from './delete-account-data.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

/** @param invoiceYears  years for which an order is retained from the end of its year on */
export function createAccountDeletion(db: Db, invoiceYears: number): AccountDeletion {
  return {
    deleteAccount: (account, locale) => db.transaction((tx) => deleteAccount(tx, account, locale)),
    deleteDue: (deleteFiles) => deleteDueAccounts(db, invoiceYears, deleteFiles),
  };
}

/** Returns address and name for the last mail, and a third line if the account confirmed the address, because these data are deleted. */
const mailFactsOf = ({ email, name, isConfirmed }: { readonly email: string; readonly name: string; readonly isConfirmed: boolean }) =>
  [email, name, ...(isConfirmed ? ['proven'] : [])].join('\n');

async function deleteAccount(tx: Tx, account: ComparedAccount, locale: ApiLocale): Promise<DeletionOutcome> {
  const { id: userId } = account;
  const columns = { name: users.name, email: users.email, isConfirmed: hasConfirmedEmail };
  const [person] = await tx.select(columns).from(users).where(hasComparedPassword(account)).for('update');
  if (!person) return { kind: 'wrong' };
  const placed = await tx.select({ id: orders.id, production: productionNow }).from(orders).where(eq(orders.ownerId, userId));
  const unprinted = placed.filter(({ production }) => production === 'received' || production === 'printing');
  if (unprinted.length > 0) return { kind: 'under-way', orders: unprinted.map(({ id }) => id) };
  // A name key that cannot be typed: control characters are removed from input.
  const deletedUser = { name: '', nameKey: `\u0001${userId}`, email: '', passwordHash: '', newsletter: false };
  await tx
    .update(users)
    .set({ ...deletedUser, leftAt: now })
    .where(eq(users.id, userId));
  const remains = await deleteAccountData(tx, [userId]);
  await deleteEmptyAccounts(tx, [userId]);
  if (person.email) await writeAccountMail(tx, 'left', { about: mailFactsOf(person), locale });
  return { kind: 'left', remains };
}
