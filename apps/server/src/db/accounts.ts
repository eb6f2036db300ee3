import { eq } from 'drizzle-orm';
import type { Accounts } from '../ports/accounts.ts';
import { now } from './clock.ts';
import type { Db } from './database.ts';
import { users } from './schema.ts';

export function createAccounts(db: Db): Accounts {
  return {
    async find(nameKey) {
      const [row] = await db.select().from(users).where(eq(users.nameKey, nameKey));
      return row ? { id: row.id, name: row.name, passwordHash: row.passwordHash } : null;
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
