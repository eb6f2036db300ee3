import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Nonces } from './seal-store.ts';

/** Allowed clock difference between servers and the database, s; a nonce from further in the future is refused. */
const LEEWAY_S = 5;

export function createNonces(db: Db): Nonces {
  return {
    async use(nonce, givenAtS, lifeS) {
      const { rows } = await db.execute(sql`
        insert into used_nonces (nonce, expires_at)
        select ${nonce}, given.at + make_interval(secs => ${lifeS})
        from (select to_timestamp(${givenAtS}::double precision) as at) as given
        where given.at + make_interval(secs => ${lifeS}) > now() and given.at <= now() + make_interval(secs => ${LEEWAY_S})
        on conflict (nonce) do nothing
        returning nonce`);
      return rows.length === 1;
    },
    async nowS() {
      const { rows } = await db.execute(sql`select extract(epoch from now())::double precision as seconds`);
      return (rows[0] as { readonly seconds: number }).seconds;
    },
  };
}
