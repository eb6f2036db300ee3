import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { startLeaseHeartbeat } from '../scheduling/lease-heartbeat.ts';
import { fromNow } from './clock.ts';
import type { Db } from './database.ts';

interface Lease {
  readonly table: PgTable & { readonly leaseUntil: PgColumn };
  /** Condition that selects the row of the lease while this holder has it. */
  readonly isOurs: SQL | undefined;
  /** Duration of the lease, s: the row of a killed server is held for this long. */
  readonly leaseS: number;
}

export interface KeptLease {
  /** Stops the heartbeat and deletes the row. */
  end(): Promise<void>;
}

/** Renews the lease of a row that was just inserted, until `end`. */
export function keepLease(db: Db, { table, isOurs, leaseS }: Lease): KeptLease {
  const renew = async () => {
    const { rows } = await db.execute(sql`update ${table} set lease_until = ${fromNow(leaseS)} where ${isOurs} returning 1`);
    return rows.length > 0;
  };
  const heartbeat = startLeaseHeartbeat(renew, leaseS * 1000);
  return {
    async end() {
      heartbeat.end();
      await db
        .delete(table)
        .where(isOurs)
        .catch(() => {}); // the lease expires
    },
  };
}
