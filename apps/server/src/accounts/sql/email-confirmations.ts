import { createHmac } from 'node:crypto';
import type { ApiLocale } from '@muro/api';
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { emailConfirmations, mails } from '../../db/schema/mail-schema.ts';
import { orders } from '../../db/schema/schema.ts';
import type { SigningKeys } from '../../secrets/secrets.ts';
import { tokenHash } from '../rules/session-cookie.ts';
import type { EmailConfirmations } from '../types/accounts.ts';
import { writeAccountMail } from './write-account-mail.ts';

const LIFE_S = 7 * 24 * 3600;
const { userId: ownerColumn, email: emailColumn, confirmedAt, isByLink, askedAt } = emailConfirmations;

interface NamedEmail {
  readonly userId: number;
  readonly email: string;
}

/**
 * Opens the repository of e-mail confirmations. The secret of a link is derived from its mail's Message-ID with a key that is not in the
 * database, so a duplicate mail has the same link.
 */
export function createEmailConfirmations(db: Db, signing: SigningKeys): EmailConfirmations {
  const [key] = signing.keysFor('confirmation links');
  return {
    request: (userId, email, locale) => db.transaction((tx) => requestConfirmation(tx, { userId, email, locale, gapS: 0 })),
    async issue({ userId, email }, messageId) {
      const token = createHmac('sha256', key).update(`${messageId}|${userId}|${email.toLowerCase()}`).digest('base64url');
      const rows = await db
        .update(emailConfirmations)
        .set({ tokenHash: tokenHash(token) })
        .where(and(eq(ownerColumn, userId), eq(emailColumn, sql`lower(${email})`), isNull(confirmedAt)))
        .returning({ email: emailColumn });
      return rows.length === 1 ? token : null;
    },
    confirm: (token) =>
      db.transaction(async (tx) => {
        const isLinked = and(eq(emailConfirmations.tokenHash, tokenHash(token)), gt(askedAt, ago(LIFE_S)));
        const [named] = await tx.select({ userId: ownerColumn, email: emailColumn }).from(emailConfirmations).where(isLinked);
        if (named) await markConfirmed(tx, named);
        return named?.userId ?? null;
      }),
  };
}

/**
 * Records that an account named this address, and sends a confirmation link to it unless it is confirmed.
 *
 * @param gapS  shortest time between two links, s
 * @returns true if it is confirmed; the row stays locked until the transaction ends, so that it cannot be confirmed meanwhile
 */
export async function requestConfirmation(
  tx: Tx,
  { userId, email, locale, gapS }: NamedEmail & { readonly locale: ApiLocale | ''; readonly gapS: number },
): Promise<boolean> {
  const [row] = await tx
    .insert(emailConfirmations)
    .values({ userId, email: sql`lower(${email})`, askedAt: now })
    .onConflictDoUpdate({
      target: [ownerColumn, emailColumn],
      set: { askedAt: sql`case when ${askedAt} <= ${ago(gapS)} then now() else ${askedAt} end` },
    })
    .returning({ confirmedAt, isAskedNow: sql<boolean>`${askedAt} = now()` });
  if (row?.confirmedAt) return true;
  if (row?.isAskedNow) await writeAccountMail(tx, 'confirm-email', { userId, about: email, locale });
  return false;
}

/** True if the account has confirmed this address. */
export async function isConfirmedBy(tx: Tx, { userId, email }: NamedEmail): Promise<boolean> {
  const rows = await tx
    .select({ email: emailColumn })
    .from(emailConfirmations)
    .where(and(eq(ownerColumn, userId), eq(emailColumn, sql`lower(${email})`), isNotNull(confirmedAt)));
  return rows.length === 1;
}

/** Marks an address as confirmed by an account. Ends claims of other accounts that were not confirmed by link, and releases held mails. */
export async function markConfirmed(tx: Tx, { userId, email }: NamedEmail): Promise<void> {
  const lower = sql`lower(${email})`;
  await tx
    .insert(emailConfirmations)
    .values({ userId, email: lower, askedAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: [ownerColumn, emailColumn],
      set: { confirmedAt: sql`coalesce(${confirmedAt}, now())`, isByLink: true },
    });
  await tx.delete(emailConfirmations).where(and(eq(emailColumn, lower), ne(ownerColumn, userId), eq(isByLink, false)));
  await tx
    .update(mails)
    .set({ state: 'waiting', availableAt: now })
    .where(sql`${mails.state} = 'held' and ${mails.orderId} in (
    select id from ${orders} where owner_id = ${userId} and lower(address ->> 'email') = ${lower})`);
}

/** Condition in a query of `users`: the account has confirmed its address. */
export const hasConfirmedEmail = sql<boolean>`exists (select 1 from email_confirmations confirmed
  where confirmed.user_id = users.id and confirmed.email = lower(users.email) and confirmed.confirmed_at is not null)`;
