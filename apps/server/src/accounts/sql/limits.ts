import { eq, sql } from 'drizzle-orm';
import { CLOCK_SLACK_S } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { limits } from '../../db/schema/shared-schema.ts';
import type { LimitName, Limits } from '../types/accounts.ts';
import { nameHash } from './name-hash.ts';

interface Rate {
  /** Maximum burst: tokens that may be taken at once. */
  readonly burst: number;
  /** Seconds per token after the burst. */
  readonly everyS: number;
}

/**
 * Rate limits, far above human use and far below what a program can do.
 *
 *     sign-in, register, reset  per address; `resetName` also per typed name
 *     mails                     per receiving address
 *     withdrawal                per order
 *     others                    per account, unless noted below
 */
export const RATES: Readonly<Record<LimitName, Rate>> = {
  signIn: { burst: 300, everyS: 0.2 },
  register: { burst: 200, everyS: 4.5 },
  reset: { burst: 20, everyS: 60 },
  resetName: { burst: 3, everyS: 900 },
  resetMail: { burst: 3, everyS: 900 },
  linkMail: { burst: 3, everyS: 3 * 3600 },
  noticeMail: { burst: 10, everyS: 1800 },
  orderMail: { burst: 60, everyS: 120 },
  upload: { burst: 1000, everyS: 0.25 },
  save: { burst: 300, everyS: 1 },
  order: { burst: 60, everyS: 60 },
  withdrawal: { burst: 10, everyS: 60 },
  // These limits are per client address and are checked before any other work of a request.
  authKey: { burst: 120, everyS: 0.5 },
  alive: { burst: 120, everyS: 0.5 },
  session: { burst: 300, everyS: 0.2 },
  // A browser requests each of a collage's 150 photos, and several people may share an address.
  knownPhotos: { burst: 1200, everyS: 0.05 },
  socialSession: { burst: 30, everyS: 2 },
  socialPhoto: { burst: 600, everyS: 0.1 },
};

/**
 * Rate limit by the generic cell rate algorithm (GCRA): a row holds the time until which the tokens taken so far are used up, and a
 * request is refused if that time lies too far ahead. One statement, so that all servers share the limit; a refusal writes nothing. A time
 * much further ahead than the limit allows was written before the clock was set back, and is ignored.
 */
export function createLimits(db: Db, rates: Readonly<Record<LimitName, Rate>> = RATES): Limits {
  return {
    async take(name, client, tokens = 1) {
      const { burst, everyS } = rates[name];
      const key = nameHash(`${name}|${client}`);
      const step = sql`make_interval(secs => ${everyS * tokens})`;
      const ahead = sql`make_interval(secs => ${everyS * (burst - tokens)})`;
      const maxAhead = sql`make_interval(secs => ${everyS * burst + CLOCK_SLACK_S})`;
      const used = sql`(case when l.used_until > now() + ${maxAhead} then now() else greatest(l.used_until, now()) end)`;
      const { rows } = await db.execute(sql`
        insert into limits as l (name_hash, used_until) values (${key}, now() + ${step})
        on conflict (name_hash) do update set used_until = ${used} + ${step}
        where ${used} <= now() + ${ahead}
        returning name_hash`);
      if (rows.length === 1) return null;
      const waitS = sql<number>`ceil(extract(epoch from ${limits.usedUntil} - now() - ${ahead}))::integer`;
      const [row] = await db.select({ waitS }).from(limits).where(eq(limits.nameHash, key));
      return Math.max(1, row?.waitS ?? 1);
    },
  };
}
