import { and, eq, gt, lt, or } from 'drizzle-orm';
import { newToken, tokenHash } from '../accounts/session-cookie.ts';
import { SESSION_LIMITS_MS } from '../accounts/session-limits.ts';
import type { Sessions } from '../use-cases/ports.ts';
import type { Db } from './database.ts';
import { sessions, users } from './schema.ts';

/** `seenAt` is written at most this often. */
const SEEN_STEP_MS = 60_000;

export function createSessions(db: Db, now: () => Date): Sessions {
  const ago = (spanMs: number) => new Date(now().getTime() - spanMs);
  return {
    async open(userId) {
      const token = newToken();
      await db
        .delete(sessions)
        .where(or(lt(sessions.seenAt, ago(SESSION_LIMITS_MS.idle)), lt(sessions.createdAt, ago(SESSION_LIMITS_MS.absolute))));
      await db.insert(sessions).values({ tokenHash: tokenHash(token), userId, createdAt: now(), seenAt: now() });
      return token;
    },
    async find(token) {
      const hash = tokenHash(token);
      const [row] = await db
        .select({ id: users.id, name: users.name, seenAt: sessions.seenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, hash),
            gt(sessions.seenAt, ago(SESSION_LIMITS_MS.idle)),
            gt(sessions.createdAt, ago(SESSION_LIMITS_MS.absolute)),
          ),
        );
      if (!row) return null;
      if (row.seenAt < ago(SEEN_STEP_MS)) await db.update(sessions).set({ seenAt: now() }).where(eq(sessions.tokenHash, hash));
      return { id: row.id, name: row.name };
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
    },
  };
}
