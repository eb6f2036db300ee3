import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/schema.ts';
import { nameKey } from '../rules/name-key.ts';
import { newToken, tokenHash } from '../rules/session-cookie.ts';
import type { Account, Accounts } from '../types/accounts.ts';
import { hasConfirmedEmail, requestConfirmation } from './email-confirmations.ts';
import { setPassword } from './set-password.ts';
import { writeAccountMail } from './write-account-mail.ts';

export function createAccounts(db: Db): Accounts {
  return {
    async find(key) {
      const [row] = await db.select(ACCOUNT).from(users).where(eq(users.nameKey, key));
      return row ?? null;
    },
    async findByNameOrEmail(typed, limit) {
      const key = nameKey(typed);
      const hasName = eq(users.nameKey, key);
      const hasAddress = and(
        sql`${key.includes('@')}::boolean`,
        eq(sql`lower(${users.email})`, sql`lower(${typed.trim()})`),
        hasConfirmedEmail,
      );
      return await db.select(ACCOUNT).from(users).where(or(hasName, hasAddress)).orderBy(desc(hasName), asc(users.createdAt)).limit(limit);
    },
    async findById(userId) {
      const [row] = await db
        .select({ ...ACCOUNT, email: users.email, isEmailConfirmed: hasConfirmedEmail })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },
    changePassword: (userId, { passwordHash, formerHash, token, locale }) =>
      db.transaction(async (tx) => {
        const [account] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).for('no key update');
        const isOwn = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash(token)));
        const [session] = await tx.select({ agent: sessions.agent }).from(sessions).where(isOwn);
        if (account?.hash !== formerHash || !session) return null;
        await setPassword(tx, userId, passwordHash);
        const renewed = newToken();
        await tx.insert(sessions).values({ ...session, tokenHash: tokenHash(renewed), userId, createdAt: now, seenAt: now });
        await writeAccountMail(tx, 'password-changed', { userId, locale });
        return renewed;
      }),
    create: ({ locale, ...user }) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .insert(users)
          .values({ ...user, createdAt: now })
          .onConflictDoNothing({ target: users.nameKey })
          .returning({ id: users.id });
        if (rows.length === 0) return false;
        await requestConfirmation(tx, { userId: user.id, email: user.email, locale, gapS: 0 });
        return true;
      }),
  };
}

const ACCOUNT = { id: users.id, name: users.name, passwordHash: users.passwordHash } satisfies Record<keyof Account, unknown>;
