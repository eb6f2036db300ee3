import { and, isNull, lt } from 'drizzle-orm';
import { DEVICE_LIFE_S } from '../accounts/session-cookie.ts';
import { ago, now } from './clock.ts';
import type { Db } from './database.ts';
import { binIdle, emptyBin } from './empty-bin.ts';
import { heldVersions } from './line-schema.ts';
import { emailChanges, mails, passwordResets } from './mail-schema.ts';
import { guesses, idempotencyKeys, knownDevices, limits, photoLeases, usedNonces, webFiles } from './schema.ts';

const DAY_S = 24 * 3600;
/** A client that tries an attempt again does so within minutes; a month is for a laptop that was asleep. */
const ATTEMPT_LIFE_S = 30 * DAY_S;
/** A page that was opened so long ago, and of which no server has the files, begins anew. */
const WEB_FILE_LIFE_S = 30 * DAY_S;

/**
 * Removes the rows that say nothing any more.
 *
 * @param collageDays  after which a collage that nobody ordered goes to the deleted ones; null: never
 */
export async function forgetExpired(db: Db, collageDays: number | null = null): Promise<void> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  await db.delete(limits).where(lt(limits.usedUntil, now));
  await db.delete(guesses).where(lt(guesses.lastAt, ago(DAY_S)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(DEVICE_LIFE_S)));
  await db.delete(photoLeases).where(lt(photoLeases.leaseUntil, ago(DAY_S)));
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, ago(DAY_S)));
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, ago(DAY_S)));
  await db.delete(mails).where(and(isNull(mails.orderId), lt(mails.createdAt, ago(7 * DAY_S))));
  await db.delete(heldVersions).where(lt(heldVersions.until, now));
  if (collageDays !== null) await binIdle(db, collageDays);
  await emptyBin(db);
  await db.delete(webFiles).where(lt(webFiles.seenAt, ago(WEB_FILE_LIFE_S)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(ATTEMPT_LIFE_S)));
}
