import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { nameKey } from '../accounts/name-key.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import { now } from './clock.ts';
import type { Db } from './database.ts';
import { users } from './schema.ts';

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
