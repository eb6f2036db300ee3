import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { knownDevices } from '../../db/schema/account-schema.ts';
import { newToken, tokenHash } from '../rules/session-cookie.ts';
import type { Devices } from '../types/accounts.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** Maximum number of known browsers per account; the one least recently used is forgotten first. */
const MAX_DEVICES = 20;

export function createDevices(db: Db): Devices {
  return {
    async listKnown(userIds, token) {
      if (userIds.length === 0 || token === null) return [];
      const since = sql<string>`extract(epoch from ${knownDevices.seenAt})::text`;
      return await db
        .select({ userId: knownDevices.userId, since })
        .from(knownDevices)
        .where(and(inArray(knownDevices.userId, [...userIds]), eq(knownDevices.tokenHash, tokenHash(token))));
    },
    async remember(userId, { device: earlier, agent, locale }) {
      const token = newToken();
      const deviceKey = { tokenHash: tokenHash(token), userId };
      if (await isNewDevice(db, userId, earlier)) await writeAccountMail(db, 'new-device', { userId, about: agent, locale });
      // A shared browser stays known to its other accounts; like a session's, the token changes with every sign-in.
      if (earlier !== null) {
        await db
          .update(knownDevices)
          .set({ tokenHash: deviceKey.tokenHash })
          .where(eq(knownDevices.tokenHash, tokenHash(earlier)));
      }
      const target = [knownDevices.tokenHash, knownDevices.userId];
      await db
        .insert(knownDevices)
        .values({ ...deviceKey, seenAt: now })
        .onConflictDoUpdate({ target, set: { seenAt: now } });
      const newest = db
        .select({ tokenHash: knownDevices.tokenHash })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.seenAt))
        .limit(MAX_DEVICES);
      await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), sql`${knownDevices.tokenHash} not in ${newest}`));
      return token;
    },
  };
}

/** True if an account knows other browsers but not this one. */
async function isNewDevice(db: Db, userId: number, device: string | null): Promise<boolean> {
  const devices = await db.select({ hash: knownDevices.tokenHash }).from(knownDevices).where(eq(knownDevices.userId, userId));
  return devices.length > 0 && !devices.some(({ hash }) => hash === tokenHash(device ?? ''));
}
