import type { ApiLocale } from '@muro/api';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import type { AccountMail } from '../../db/schema/mail-kind.ts';
import { mails } from '../../db/schema/mail-schema.ts';

/** Puts a mail about an account into the outbox: one's own, or the one that somebody typed who cannot get in. */
export async function writeAccountMail(
  tx: Pick<Db, 'insert'>,
  kind: AccountMail,
  whose: { readonly userId?: number; readonly about?: string; readonly locale: ApiLocale | '' },
): Promise<void> {
  await tx.insert(mails).values({ ...whose, kind, isForShop: false, leaseUntil: now, availableAt: now, createdAt: now });
}
