import { desc, sql } from 'drizzle-orm';
import { ago, now } from '../db/clock.ts';
import type { Db } from '../db/database.ts';
import { serverKeys } from '../db/schema/shared-schema.ts';
import type { KeyRing, StoredKeys } from './seal-store.ts';

/** Advisory lock (an arbitrary number) under which one server at a time creates a key pair. */
const KEY_LOCK = 724_312;
/** Number of newest key pairs that are kept and accepted. */
const KEPT_PAIRS = 2;
const DAY_S = 24 * 3600;

export function createKeyRing(db: Db): KeyRing {
  const read = async (reader: Pick<Db, 'select'>): Promise<StoredKeys> => {
    const isStale = sql<boolean>`${serverKeys.createdAt} < ${ago(DAY_S)}`;
    const rows = await reader
      .select({ key: serverKeys, isStale, nowS })
      .from(serverKeys)
      .orderBy(desc(serverKeys.createdAt))
      .limit(KEPT_PAIRS);
    return { keys: rows.map(({ key }) => key), isStale: rows[0]?.isStale ?? true, nowS: rows[0]?.nowS ?? 0 };
  };
  return {
    read: () => read(db),
    add: (key) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
        if (!(await read(tx)).isStale) return;
        await tx.insert(serverKeys).values({ ...key, createdAt: now });
        const newest = tx.select({ kid: serverKeys.kid }).from(serverKeys).orderBy(desc(serverKeys.createdAt)).limit(KEPT_PAIRS);
        await tx.delete(serverKeys).where(sql`${serverKeys.kid} not in ${newest}`);
      }),
    async clear() {
      await db.delete(serverKeys);
    },
  };
}

const nowS = sql<number>`extract(epoch from now())::double precision`;
