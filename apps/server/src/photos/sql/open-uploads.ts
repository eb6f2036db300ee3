import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lt, sum } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import { fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { keepLease } from '../../db/keep-lease.ts';
import { openUploads } from '../../db/schema/shared-schema.ts';
import type { OpenUploads } from '../types/open-uploads.ts';
import { photoBytes } from './photos.ts';

/** Maximum number of concurrent uploads per account. A page sends three photos at once; several windows and a phone fit in. */
const MAX_OPEN = 10;
/** Lease of an open upload, s: the uploads of a killed server end with it. */
const LEASE_S = 30;

/** Keeps a row per upload, so that all servers share the limits. */
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
        if ((open?.uploads ?? 0) >= MAX_OPEN) return 'many';
        // A single upload is always admitted: it may be a photo that is already stored, which needs no more space.
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
