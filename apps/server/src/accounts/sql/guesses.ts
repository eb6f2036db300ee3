import { eq, sql } from 'drizzle-orm';
import { CLOCK_SLACK_S } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { guesses } from '../../db/schema/schema.ts';
import type { Guesses } from '../types/accounts.ts';
import { nameHash } from './name-hash.ts';

/** The longest block is 2 to this times the window; blocks of a day ago are forgotten. */
const MOST_DOUBLINGS = 4;
const MEMORY_S = 24 * 3600;
/** The last try that is allowed keeps others out for as long as its password may take to be looked at; if it is wrong the block begins. */
const LOOK_S = 30;

/**
 * Counts tries in the database, so that they count on every server and survive a crash.
 *
 * A try is counted before it is made, in one statement: of a hundred at once as many go ahead as are allowed. The count starts anew
 * behind a block, or when nothing was tried for a window, so no window ever holds more than `most`.
 */
export function createGuesses(db: Db): Guesses {
  return {
    async take(name, { most, windowS }) {
      const key = nameHash(name);
      const startsAnew = sql`(g.blocked_until is not null or g.last_at < now() - make_interval(secs => ${windowS}))`;
      const failures = sql`(case when ${startsAnew} then 1 else g.failures + 1 end)`;
      const { rows } = await db.execute(sql`
        insert into guesses as g (name_hash, failures, rounds, last_at) values (${key}, 1, 0, now())
        on conflict (name_hash) do update set
          failures = ${failures},
          rounds = case when g.last_at < now() - make_interval(secs => ${MEMORY_S}) then 0 else g.rounds end,
          last_at = now(),
          blocked_until = case when ${failures} >= ${most}::integer then now() + make_interval(secs => ${LOOK_S}) end
        where g.blocked_until is null or g.blocked_until <= now() or g.blocked_until > now() + ${longestBlock(windowS)}
        returning failures`);
      return rows.length === 1 ? null : ((await waitOf(db, key)) ?? 1);
    },
    async fail(name, { most, windowS }) {
      await db.execute(sql`
        update guesses set
          rounds = rounds + 1,
          blocked_until = now() + make_interval(secs => ${windowS}::double precision * power(2, least(rounds, ${MOST_DOUBLINGS}::integer)))
        where name_hash = ${nameHash(name)} and failures >= ${most}::integer and not ${isBlock}`);
    },
    async giveBack(name) {
      await db.execute(sql`
        update guesses set failures = greatest(failures - 1, 0), rounds = rounds - ${isBlock}::integer, blocked_until = null
        where name_hash = ${nameHash(name)}`);
    },
  };
}

/** What ends later was written before the clock was put back. */
const longestBlock = (windowS: number) => sql`make_interval(secs => ${windowS * 2 ** MOST_DOUBLINGS + CLOCK_SLACK_S}::double precision)`;

/** Not only kept out for a moment. */
const isBlock = sql`(blocked_until is not null and blocked_until > now() + make_interval(secs => ${LOOK_S}))`;

async function waitOf(db: Db, key: string): Promise<number | null> {
  const [row] = await db
    .select({ waitS: sql<number | null>`ceil(extract(epoch from ${guesses.blockedUntil} - now()))::integer` })
    .from(guesses)
    .where(eq(guesses.nameHash, key));
  const waitS = row?.waitS ?? 0;
  return waitS > 0 ? waitS : null;
}
