import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { nameKey } from '../accounts/name-key.ts';
import { tokenHash } from '../accounts/session-cookie.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import { now } from './clock.ts';
import type { Db } from './database.ts';
import { endResets } from './password-resets.ts';
import { sessions, users } from './schema.ts';
import { writeAccountMail } from './write-mails.ts';

export function createAccounts(db: Db): Accounts {
  return {
    async find(key) {
      const [row] = await db.select(ACCOUNT).from(users).where(eq(users.nameKey, key));
      return row ?? null;
    },
    async meant(typed, most) {
      const key = nameKey(typed);
      const hasName = eq(users.nameKey, key);
      const hasAddress = and(sql`${key.includes('@')}::boolean`, eq(sql`lower(${users.email})`, sql`lower(${typed.trim()})`));
      return await db.select(ACCOUNT).from(users).where(or(hasName, hasAddress)).orderBy(desc(hasName), asc(users.createdAt)).limit(most);
    },
    async own(userId) {
      const [row] = await db
        .select({ ...ACCOUNT, email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? null;
    },
    changePassword: (userId, { passwordHash, token, locale }) =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash(token))));
        await endResets(tx, userId);
        await writeAccountMail(tx, 'password-changed', { userId, locale });
      }),
    async create(user) {
      const rows = await db
        .insert(users)
        .values({ ...user, createdAt: now })
        .onConflictDoNothing({ target: users.nameKey })
        .returning({ id: users.id });
      return rows.length === 1;
    },
  };
}

const ACCOUNT = { id: users.id, name: users.name, passwordHash: users.passwordHash } satisfies Record<keyof Account, unknown>;
