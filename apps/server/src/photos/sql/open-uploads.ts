import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lt, sum } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import { fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { keepLease } from '../../db/keep-lease.ts';
import { openUploads } from '../../db/schema/schema.ts';
import type { OpenUploads } from '../types/open-uploads.ts';
import { photoBytes } from './photos.ts';

/** A page sends three photos at once; several windows and a phone fit in. */
const MOST_OPEN = 10;
/** Lease of an open upload, seconds: the uploads of a killed server end with it. */
const LEASE_S = 30;

/** A row an upload, so that all servers together keep the limits. */
export function createOpenUploads(db: Db): OpenUploads {
  return {
    async begin(ownerId, bytes, quotaBytes) {
      const id = randomUUID();
      const refusal = await db.transaction(async (tx) => {
        await lockOwner(tx, ownerId);
        await tx.delete(openUploads).where(and(eq(openUploads.ownerId, ownerId), lt(openUploads.leaseUntil, now)));
        const [open] = await tx
          .select({ uploads: count(), bytes: sum(openUploads.bytes) })
          .from(openUploads)
          .where(and(eq(openUploads.ownerId, ownerId), gt(openUploads.leaseUntil, now)));
        if ((open?.uploads ?? 0) >= MOST_OPEN) return 'many';
        // The only open one is let in: it may be a photo that is there already, which costs nothing again.
        const isOnly = (open?.uploads ?? 0) === 0;
        if (!isOnly && (await photoBytes(tx, ownerId)) + Number(open?.bytes ?? 0) + bytes > quotaBytes) return 'full';
        await tx.insert(openUploads).values({ id, ownerId, bytes, leaseUntil: fromNow(LEASE_S) });
        return null;
      });
      if (refusal) return refusal;
      return keepLease(db, { table: openUploads, isOurs: eq(openUploads.id, id), leaseS: LEASE_S });
    },
  };
}
