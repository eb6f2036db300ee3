import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/mail-schema.ts';
import { users } from '../../db/schema/schema.ts';
import type { SigningKeys } from '../../secrets/secrets.ts';
import { tokenHash } from '../rules/session-cookie.ts';
import type { PasswordResets } from '../types/accounts.ts';
import { markConfirmed } from './email-confirmations.ts';
import { endResets } from './end-resets.ts';
import { setPassword } from './set-password.ts';
import { writeAccountMail } from './write-account-mail.ts';

const LIFE_S = 30 * 60;

/**
 * Opens the repository of password resets. The secret of a link is derived from its mail's Message-ID with a key that is not in the
 * database, so a duplicate mail has the same link.
 */
export function createPasswordResets(db: Db, signing: SigningKeys): PasswordResets {
  const [key] = signing.keysFor('password links');
  const usable = (token: string) =>
    and(eq(passwordResets.tokenHash, tokenHash(token)), isNull(passwordResets.usedAt), gt(passwordResets.createdAt, ago(LIFE_S)));
  return {
    request: (about, locale) => writeAccountMail(db, 'reset', { about, locale }),
    async issue(userId, messageId) {
      const token = createHmac('sha256', key).update(`${messageId}|${userId}`).digest('base64url');
      await db.transaction(async (tx) => {
        const hash = tokenHash(token);
        const created = await tx
          .insert(passwordResets)
          .values({ tokenHash: hash, userId, createdAt: now })
          .onConflictDoNothing()
          .returning({ tokenHash: passwordResets.tokenHash });
        if (created.length === 0) return; // the mail is being sent again
        await endResets(tx, userId, hash);
      });
      return token;
    },
    async find(token) {
      const { id, name, email } = users;
      const [row] = await db
        .select({ id, name, email })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(usable(token));
      return row ?? null;
    },
    redeem: (token, passwordHash, locale) =>
      db.transaction(async (tx) => {
        const [used] = await tx
          .update(passwordResets)
          .set({ usedAt: now })
          .where(usable(token))
          .returning({ userId: passwordResets.userId });
        if (!used) return false;
        const { userId } = used;
        await setPassword(tx, userId, passwordHash);
        const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
        if (owner) await markConfirmed(tx, { userId, email: owner.email }); // the link came to this address
        await writeAccountMail(tx, 'password-changed', { userId, locale });
        return true;
      }),
  };
}
