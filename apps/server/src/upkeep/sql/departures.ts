import type { ApiLocale } from '@muro/api';
import { eq } from 'drizzle-orm';
import { type ComparedAccount, hasComparedPassword } from '../../accounts/sql/current-password.ts';
import { hasConfirmedEmail } from '../../accounts/sql/email-confirmations.ts';
import { writeAccountMail } from '../../accounts/sql/write-account-mail.ts';
import type { Departures, LeaveOutcome } from '../../accounts/types/departures.ts';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { orders, users } from '../../db/schema/schema.ts';
import { productionNow } from '../../orders/sql/order-life.ts';
import { deleteAccountData, deleteEmptyAccounts } from './delete-account-data.ts';
import { sweepDepartures } from './sweep-departures.ts';

/** @param invoiceYears  years for which an order is retained from the end of its year on */
export function createDepartures(db: Db, invoiceYears: number): Departures {
  return {
    leave: (account, locale) => db.transaction((tx) => leave(tx, account, locale)),
    sweep: (wipe) => sweepDepartures(db, invoiceYears, wipe),
  };
}

/** Returns address and name for the last mail, and a third line if the account confirmed the address, because these data are deleted. */
const aboutLeft = ({ email, name, isConfirmed }: { readonly email: string; readonly name: string; readonly isConfirmed: boolean }) =>
  [email, name, ...(isConfirmed ? ['proven'] : [])].join('\n');

async function leave(tx: Tx, account: ComparedAccount, locale: ApiLocale): Promise<LeaveOutcome> {
  const { id: userId } = account;
  const told = { name: users.name, email: users.email, isConfirmed: hasConfirmedEmail };
  const [person] = await tx.select(told).from(users).where(hasComparedPassword(account)).for('update');
  if (!person) return { kind: 'wrong' };
  const placed = await tx.select({ id: orders.id, production: productionNow }).from(orders).where(eq(orders.ownerId, userId));
  const unprinted = placed.filter(({ production }) => production === 'received' || production === 'printing');
  if (unprinted.length > 0) return { kind: 'under-way', orders: unprinted.map(({ id }) => id) };
  // A name key that cannot be typed: control characters are removed from input.
  const nobody = { name: '', nameKey: `\u0001${userId}`, email: '', passwordHash: '', newsletter: false };
  await tx
    .update(users)
    .set({ ...nobody, leftAt: now })
    .where(eq(users.id, userId));
  const traces = await deleteAccountData(tx, [userId]);
  await deleteEmptyAccounts(tx, [userId]);
  if (person.email) await writeAccountMail(tx, 'left', { about: aboutLeft(person), locale });
  return { kind: 'left', traces };
}
