import { and, isNull, lt, or } from 'drizzle-orm';
import { DEVICE_LIFE_S } from '../../accounts/rules/session-cookie.ts';
import { PENDING_FACTOR_S } from '../../accounts/sql/second-factors.ts';
import { TICKET_LIFE_S } from '../../accounts/sql/sign-in-tickets.ts';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { idempotencyKeys, knownDevices } from '../../db/schema/account-schema.ts';
import { secondFactors, signInTickets } from '../../db/schema/factor-schema.ts';
import { pinnedVersions } from '../../db/schema/line-schema.ts';
import { emailChanges, mails, passwordResets } from '../../db/schema/mail-schema.ts';
import { guesses, limits, openUploads, operatorTokens, photoLeases, usedNonces, webFiles } from '../../db/schema/shared-schema.ts';
import { WEB_FILE_LIFE_S } from '../../web-app/types/web-files.ts';

const DAY_S = 24 * 3600;
/** Time for which the name of an expired operator token can be looked up, s. */
const YEAR_S = 365 * DAY_S;
/** Lifetime of an idempotency key, s. Clients retry within minutes; a month covers a laptop that was asleep. */
const ATTEMPT_LIFE_S = 30 * DAY_S;

/**
 * Deletes expired rows: nonces, rate limits, failed attempts, devices, leases, links, incomplete sign-ins and second factors, sent mails of
 * accounts, idempotency keys.
 */
export async function deleteExpiredRows(db: Db): Promise<void> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  await db.delete(limits).where(lt(limits.usedUntil, now));
  await db.delete(guesses).where(lt(guesses.lastAt, ago(DAY_S)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(DEVICE_LIFE_S)));
  await db.delete(openUploads).where(lt(openUploads.leaseUntil, ago(DAY_S)));
  await db.delete(photoLeases).where(lt(photoLeases.leaseUntil, ago(DAY_S)));
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, ago(DAY_S)));
  await db.delete(signInTickets).where(lt(signInTickets.createdAt, ago(TICKET_LIFE_S)));
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, ago(PENDING_FACTOR_S))));
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, ago(DAY_S)));
  await db.delete(mails).where(and(isNull(mails.orderId), lt(mails.createdAt, ago(7 * DAY_S))));
  await db.delete(operatorTokens).where(or(lt(operatorTokens.expiresAt, ago(YEAR_S)), lt(operatorTokens.revokedAt, ago(YEAR_S))));
  await db.delete(pinnedVersions).where(lt(pinnedVersions.until, now));
  await db.delete(webFiles).where(lt(webFiles.seenAt, ago(WEB_FILE_LIFE_S)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(ATTEMPT_LIFE_S)));
}
