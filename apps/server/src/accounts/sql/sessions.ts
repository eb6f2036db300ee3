import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/schema.ts';
import { newToken, SESSION_LIMITS_MS, tokenHash } from '../rules/session-cookie.ts';
import type { Sessions } from '../types/accounts.ts';
import { lockUnchangedPassword } from './current-password.ts';
import { asksForCode } from './second-factors.ts';

/** Shortest time between two updates of `seenAt`, s. */
const SEEN_STEP_S = 60;
/** Length of the prefix of a token's hash that identifies a session among those of one user. */
const HANDLE_LENGTH = 16;
const handle = sql<string>`substr(${sessions.tokenHash}, 1, ${sql.raw(String(HANDLE_LENGTH))})`;
const [IDLE_S, ABSOLUTE_S] = [SESSION_LIMITS_MS.idle / 1000, SESSION_LIMITS_MS.absolute / 1000];

export function createSessions(db: Db): Sessions {
  return {
    async open(account, agent, isByCode) {
      const token = newToken();
      await db.delete(sessions).where(or(lt(sessions.seenAt, ago(IDLE_S)), lt(sessions.createdAt, ago(ABSOLUTE_S))));
      return await db.transaction(async (tx) => {
        // This lock serialises the sign-in with changes of the password and of the second factor, so that no session outlives the change
        // that should have ended it.
        if (!(await lockUnchangedPassword(tx, account)) || (!isByCode && (await asksForCode(tx, account.id)))) return null;
        await tx.insert(sessions).values({ tokenHash: tokenHash(token), userId: account.id, agent, createdAt: now, seenAt: now });
        return token;
      });
    },
    async find(token) {
      const hash = tokenHash(token);
      const isLongAgo = sql<boolean>`${sessions.seenAt} < ${ago(SEEN_STEP_S)}`;
      const [row] = await db
        .select({ id: users.id, name: users.name, isLongAgo })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, hash), gt(sessions.seenAt, ago(IDLE_S)), gt(sessions.createdAt, ago(ABSOLUTE_S))));
      if (!row) return null;
      if (row.isLongAgo) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
      return { id: row.id, name: row.name };
    },
    list: (userId) =>
      db
        .select({ handle: handle.as('handle'), agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.seenAt, ago(IDLE_S)), gt(sessions.createdAt, ago(ABSOLUTE_S))))
        .orderBy(desc(sessions.seenAt)),
    handleOf: (token) => tokenHash(token).slice(0, HANDLE_LENGTH),
    async end(userId, named) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(handle, named)));
    },
    async endAll(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
    },
  };
}
