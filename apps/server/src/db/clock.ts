import { sql } from 'drizzle-orm';

/* Moments are the database's: servers whose clocks differ, or jump, agree on them. */

export const now = sql`now()`;
export const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
export const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
