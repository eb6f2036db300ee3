import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '../db/clock.ts';
import type { Db } from '../db/database.ts';
import { signingKeys } from '../db/schema/shared-schema.ts';
import type { SigningKeyStore } from './signing-key-store.ts';

/** Advisory lock (an arbitrary number) under which one server at a time opens or creates the signing key. */
const SIGNING_KEY_LOCK = 724_314;

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
            const formerUntil = sql`(select max(${signingKeys.formerUntil}) from ${signingKeys})`;
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
