import { eq, sql } from 'drizzle-orm';
import { CLOCK_SLACK_S } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { guesses } from '../../db/schema/shared-schema.ts';
import type { AttemptLimits } from '../types/accounts.ts';
import { nameHash } from './name-hash.ts';

/** The longest block is 2 to the power of this times the window; the number of earlier blocks is forgotten after `MEMORY_S`. */
const MAX_DOUBLINGS = 4;
const MEMORY_S = 24 * 3600;
/**
 * The last allowed attempt blocks further ones for as long as verifying its password may take, s; if it is wrong, the real block begins.
 */
const VERIFICATION_S = 30;

/**
 * Counts failed attempts in the database, so that they are shared by all servers and survive a crash.
 *
 * An attempt is counted before it is made, in one statement: of a hundred concurrent ones only as many proceed as are allowed. The count
 * restarts after a block, or when no attempt was made for a window, so no window ever contains more than `maxAttempts`.
 */
export function createAttemptLimits(db: Db): AttemptLimits {
  return {
    async take(name, { maxAttempts, windowS }) {
      const key = nameHash(name);
      const startsAnew = sql`(g.blocked_until is not null or g.last_at < now() - make_interval(secs => ${windowS}))`;
      const failures = sql`(case when ${startsAnew} then 1 else g.failures + 1 end)`;
      const { rows } = await db.execute(sql`
        insert into guesses as g (name_hash, failures, rounds, last_at) values (${key}, 1, 0, now())
        on conflict (name_hash) do update set
          failures = ${failures},
          rounds = case when g.last_at < now() - make_interval(secs => ${MEMORY_S}) then 0 else g.rounds end,
          last_at = now(),
          blocked_until = case when ${failures} >= ${maxAttempts}::integer then now() + make_interval(secs => ${VERIFICATION_S}) end
        where g.blocked_until is null or g.blocked_until <= now() or g.blocked_until > now() + ${longestBlock(windowS)}
        returning failures`);
      return rows.length === 1 ? null : ((await waitOf(db, key)) ?? 1);
    },
    async fail(name, { maxAttempts, windowS }) {
      await db.execute(sql`
        update guesses set
          rounds = rounds + 1,
          blocked_until = now() + make_interval(secs => ${windowS}::double precision * power(2, least(rounds, ${MAX_DOUBLINGS}::integer)))
        where name_hash = ${nameHash(name)} and failures >= ${maxAttempts}::integer and not ${isBlock}`);
    },
    async refund(name) {
      await db.execute(sql`
        update guesses set failures = greatest(failures - 1, 0), rounds = rounds - ${isBlock}::integer, blocked_until = null
        where name_hash = ${nameHash(name)}`);
    },
  };
}

/** A block that ends later than this was written before the clock was set back. */
const longestBlock = (windowS: number) => sql`make_interval(secs => ${windowS * 2 ** MAX_DOUBLINGS + CLOCK_SLACK_S}::double precision)`;

/** True for a real block, as opposed to the short one during the last allowed attempt. */
const isBlock = sql`(blocked_until is not null and blocked_until > now() + make_interval(secs => ${VERIFICATION_S}))`;

async function waitOf(db: Db, key: string): Promise<number | null> {
  const [row] = await db
    .select({ waitS: sql<number | null>`ceil(extract(epoch from ${guesses.blockedUntil} - now()))::integer` })
    .from(guesses)
    .where(eq(guesses.nameHash, key));
  const waitS = row?.waitS ?? 0;
  return waitS > 0 ? waitS : null;
}
