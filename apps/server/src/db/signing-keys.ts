import { asc, inArray, sql } from 'drizzle-orm';
import type { SigningKeyStore } from '../accounts/signing-key-store.ts';
import { now } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { serverKeys, signingKeys, users } from './schema.ts';

/** Any number serves; under it one server at a time opens or makes the signing key. */
const SIGNING_KEY_LOCK = 724_314;
/** References live 30 days. */
const FORMER_DAYS = 31;

export function createSigningKeyStore(db: Db): SigningKeyStore {
  return {
    change: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${SIGNING_KEY_LOCK})`);
        const isFormerAccepted = sql<boolean>`coalesce(${signingKeys.formerUntil} > now(), false)`;
        const { kid, wrapped } = signingKeys;
        const rows = await tx.select({ kid, wrapped, isFormerAccepted }).from(signingKeys).orderBy(asc(signingKeys.createdAt));
        return await work(rows, {
          async add(key) {
            const formerUntil = await formerEnd(tx);
            const [row] = await tx
              .insert(signingKeys)
              .values({ ...key, createdAt: now, formerUntil })
              .returning({ isFormerAccepted });
            return row?.isFormerAccepted ?? false;
          },
          async remove(keys) {
            if (keys.length === 0) return;
            const kids = keys.map((key) => key.kid);
            await tx.delete(signingKeys).where(inArray(kid, kids));
          },
        });
      }),
  };
}

/** That of the rows that are there; for the first row of a shop that served before, 31 days from now. */
async function formerEnd(tx: Tx) {
  const [row] = await tx.select({ one: sql`1` }).from(signingKeys).limit(1);
  if (row) return sql`(select max(${signingKeys.formerUntil}) from ${signingKeys})`;
  const [[key], [user]] = [
    await tx.select({ one: sql`1` }).from(serverKeys).limit(1),
    await tx.select({ one: sql`1` }).from(users).limit(1),
  ];
  return key || user ? sql`now() + make_interval(days => ${FORMER_DAYS})` : null;
}
