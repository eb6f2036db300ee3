import type { ApiLocale } from '@muro/api';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import type { AccountMail } from '../../db/schema/mail-kind.ts';
import { mails } from '../../db/schema/mail-schema.ts';

/** Adds a mail about an account to the outbox: for the account `userId`, or for the one typed in `about`. */
export async function writeAccountMail(
  tx: Pick<Db, 'insert'>,
  kind: AccountMail,
  subject: { readonly userId?: number; readonly about?: string; readonly locale: ApiLocale | '' },
): Promise<void> {
  await tx.insert(mails).values({ ...subject, kind, isForShop: false, leaseUntil: now, availableAt: now, createdAt: now });
}
