import { and, eq, gt } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { signInTickets } from '../../db/schema/factor-schema.ts';
import { users } from '../../db/schema/schema.ts';
import { newToken, tokenHash } from '../rules/session-cookie.ts';
import type { SignInTickets } from '../types/second-factors.ts';
import { lockUnchangedPassword } from './current-password.ts';

export const TICKET_LIFE_S = 10 * 60;

export function createSignInTickets(db: Db): SignInTickets {
  const usable = (ticket: string) => and(eq(signInTickets.tokenHash, tokenHash(ticket)), gt(signInTickets.createdAt, ago(TICKET_LIFE_S)));
  return {
    open: (account) =>
      db.transaction(async (tx) => {
        if (!(await lockUnchangedPassword(tx, account))) return null;
        const ticket = newToken();
        await tx.insert(signInTickets).values({ tokenHash: tokenHash(ticket), userId: account.id, createdAt: now });
        return ticket;
      }),
    async find(ticket) {
      const [row] = await db
        .select({ id: users.id, name: users.name, passwordHash: users.passwordHash })
        .from(signInTickets)
        .innerJoin(users, eq(users.id, signInTickets.userId))
        .where(usable(ticket));
      return row ?? null;
    },
    async close(ticket) {
      const closed = await db.delete(signInTickets).where(usable(ticket)).returning({ userId: signInTickets.userId });
      return closed.length === 1;
    },
  };
}

/** Ends sign-ins of an account that wait for a code, because its password or second factor changed. */
export async function endTickets(tx: Pick<Tx, 'delete'>, userId: number): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}
