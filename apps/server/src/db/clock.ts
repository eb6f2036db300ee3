import { sql } from 'drizzle-orm';

/* Moments are the database's: servers whose clocks differ, or jump, agree on them. */

export const now = sql`now()`;
export const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
export const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Of statements that wait for each other one may have a moment as its now that lies behind what another wrote. Only what lies farther
 * ahead than any of them waits was written by a clock that has been put back since.
 */
export const CLOCK_SLACK_S = 60;
