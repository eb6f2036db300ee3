import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';

/**
 * Gives each account a confirmed address, a known browser, a second factor and an answered attempt.
 *
 * @param expired  number of expired rows of each of the last three kinds
 */
export async function fillSignIns(db: Db, expired: number): Promise<void> {
  const people = sql`(select id, email, row_number() over (order by id) as n from users) as people`;
  await db.execute(sql`insert into email_confirmations (user_id, email, asked_at, confirmed_at)
    select id, email, now() - interval '2 years', now() - interval '2 years' from ${people}`);
  await db.execute(sql`insert into known_devices (token_hash, user_id, seen_at)
    select md5(id::text), id, now() - case when n <= ${expired}::integer then interval '2 years' else interval '1 month' end from ${people}`);
  await db.execute(sql`insert into idempotency_keys (owner_id, purpose, key, request_hash, answer, created_at)
    select id, 'save', 'k', '', '{}', now() - case when n <= ${expired}::integer then interval '2 months' else interval '1 day' end from ${people}`);
  await db.execute(sql`insert into second_factors (user_id, wrapped, created_at, confirmed_at)
    select id, '', now() - interval '1 year', case when n > ${expired}::integer then now() - interval '1 year' end from ${people}`);
}
