import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { emailChanges } from '../../db/schema/mail-schema.ts';
import { users } from '../../db/schema/schema.ts';
import type { SigningKeys } from '../../secrets/secrets.ts';
import { tokenHash } from '../rules/session-cookie.ts';
import type { ChangeSide, EmailChanges } from '../types/accounts.ts';
import { hasComparedPassword } from './current-password.ts';
import { hasConfirmedEmail, markConfirmed } from './email-confirmations.ts';
import { endEmailChanges } from './end-email-changes.ts';
import { endResets } from './end-resets.ts';
import { writeAccountMail } from './write-account-mail.ts';

const LIFE_S = 30 * 60;
const SIDES = {
  old: { email: emailChanges.oldEmail, hash: emailChanges.oldHash, at: emailChanges.oldAt },
  new: { email: emailChanges.newEmail, hash: emailChanges.newHash, at: emailChanges.newAt },
} as const;
const isOpen = () => and(isNull(emailChanges.endedAt), gt(emailChanges.createdAt, ago(LIFE_S)));

/**
 * Opens the repository of e-mail address changes. The secret of a link is derived from its mail's Message-ID with a key that is not in the
 * database, so a duplicate mail has the same link.
 */
export function createEmailChanges(db: Db, signing: SigningKeys): EmailChanges {
  const [key] = signing.keysFor('address links');
  return {
    request: (account, newEmail, locale) =>
      db.transaction(async (tx) => {
        const { id: userId } = account;
        const [user] = await tx
          .select({ email: users.email, isConfirmed: hasConfirmedEmail })
          .from(users)
          .where(hasComparedPassword(account))
          .for('no key update');
        if (!user) return false;
        await endEmailChanges(tx, userId);
        const [created] = await tx
          .insert(emailChanges)
          // An unconfirmed address may be mistyped or belong to another person, so it is not asked to confirm the change.
          .values({ userId, oldEmail: user.email, newEmail, createdAt: now, ...(!user.isConfirmed && { oldAt: now }) })
          .returning({ id: emailChanges.id });
        for (const kind of user.isConfirmed ? (['email-old', 'email-new'] as const) : (['email-new'] as const))
          await writeAccountMail(tx, kind, { userId, about: String(created?.id), locale });
        return true;
      }),
    async issue(side, changeId, messageId) {
      const token = createHmac('sha256', key).update(`${messageId}|${changeId}|${side}`).digest('base64url');
      const { hash, email } = SIDES[side];
      const isThisChange = and(eq(emailChanges.id, changeId), isOpen(), or(isNull(hash), eq(hash, tokenHash(token))));
      const set = side === 'old' ? { oldHash: tokenHash(token) } : { newHash: tokenHash(token) };
      const [row] = await db.update(emailChanges).set(set).where(isThisChange).returning({ to: email });
      return row ? { to: row.to, token } : null;
    },
    confirm: (token, locale) =>
      db.transaction(async (tx) => {
        const change = (await confirmSide(tx, 'old', token)) ?? (await confirmSide(tx, 'new', token));
        if (!change) return null;
        const { id, userId, oldEmail: about, newEmail: email } = change;
        if (change.oldAt === null || change.newAt === null) return { userId, state: 'half' };
        const [account] = await tx.select({ isConfirmed: hasConfirmedEmail }).from(users).where(eq(users.id, userId));
        await tx.update(emailChanges).set({ endedAt: now }).where(eq(emailChanges.id, id));
        // The old address was not asked, but has been confirmed since.
        if (account?.isConfirmed && change.oldHash === null) return null;
        await tx.update(users).set({ email }).where(eq(users.id, userId));
        await markConfirmed(tx, { userId, email });
        await endResets(tx, userId);
        if (account?.isConfirmed) await writeAccountMail(tx, 'email-changed', { userId, about, locale });
        return { userId, state: 'done' };
      }),
  };
}

/** Marks one side of a change as confirmed by its link, if it was not before; returns the change. */
async function confirmSide(tx: Tx, side: ChangeSide, token: string) {
  const { hash, at } = SIDES[side];
  const [row] = await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldAt: now } : { newAt: now })
    .where(and(isNotNull(hash), eq(hash, tokenHash(token)), isNull(at), isOpen()))
    .returning();
  return row ?? null;
}
