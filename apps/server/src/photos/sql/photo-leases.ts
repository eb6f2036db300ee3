import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { keepLease } from '../../db/keep-lease.ts';
import { photoLeases } from '../../db/schema/shared-schema.ts';
import type { PhotoLeases } from '../types/photos.ts';

/** Duration of a lease, s: a killed server delays others for this long at most. */
const LEASE_S = 15;
const POLL_MS = 150;
const MAX_POLL_MS = 1_000;

/** Keeps a row per photo, so that a client on any server waits for the server that stores it. */
export function createPhotoLeases(db: Db): PhotoLeases {
  return {
    async withLease(ownerId, sha256, job) {
      const mark = { ownerId, sha256, holder: randomUUID() };
      const isMark = and(eq(photoLeases.ownerId, ownerId), eq(photoLeases.sha256, sha256), eq(photoLeases.holder, mark.holder));
      await db.insert(photoLeases).values({ ...mark, leaseUntil: fromNow(LEASE_S) });
      const lease = keepLease(db, { table: photoLeases, isOurs: isMark, leaseS: LEASE_S });
      try {
        return await job();
      } finally {
        await lease.end();
      }
    },
    async waitForRelease(ownerId, sha256s) {
      if (sha256s.length === 0) return;
      const isLeased = and(eq(photoLeases.ownerId, ownerId), inArray(photoLeases.sha256, [...sha256s]), gt(photoLeases.leaseUntil, now));
      for (let lookMs = POLL_MS; ; lookMs = Math.min(MAX_POLL_MS, lookMs * 1.5)) {
        const rows = await db.select({ holder: photoLeases.holder }).from(photoLeases).where(isLeased).limit(1);
        if (rows.length === 0) return;
        await sleep(lookMs);
      }
    },
  };
}
