import { sql } from 'drizzle-orm';

/* SQL expressions for times on the database's clock: servers whose clocks differ, or jump, agree on them. */

export const now = sql`now()`;
export const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
export const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Tolerance for times that seem to be in the future, s. `now()` is the start of a transaction, so a statement that waited for another may
 * read a slightly later time. Only a larger difference means that the clock was set back.
 */
export const CLOCK_SLACK_S = 60;
