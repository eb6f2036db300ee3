import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/factor-schema.ts';
import { sessions, users } from '../../db/schema/schema.ts';
import { createWrapping, type SigningKeys } from '../../secrets/secrets.ts';
import { tokenHash } from '../rules/session-cookie.ts';
import { totpStep } from '../rules/totp.ts';
import type { SecondFactors } from '../types/second-factors.ts';
import { createRecoveryCodes, replaceCodes } from './recovery-codes.ts';
import { endTickets } from './sign-in-tickets.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** Time within which a code has to confirm a new secret, s. */
export const PENDING_FACTOR_S = 30 * 60;

const { userId: owner, wrapped, lastStep, createdAt, confirmedAt } = secondFactors;
const isOn = isNotNull(confirmedAt);
const isWaiting = and(isNull(confirmedAt), sql`${createdAt} > ${ago(PENDING_FACTOR_S)}`);

/** @param signing  provides the key that secrets are encrypted with; it survives a rotation of the shop's secret */
export function createSecondFactors(db: Db, signing: SigningKeys): SecondFactors {
  return { ...createStates(db), ...createAppSecrets(db, signing), ...createRecoveryCodes(db) };
}

function createStates(db: Db): Pick<SecondFactors, 'find' | 'isPending' | 'confirm' | 'end'> {
  return {
    async find(userId) {
      const codesLeft = db.$count(recoveryCodes, eq(recoveryCodes.userId, owner));
      const [row] = await db
        .select({ since: confirmedAt, codesLeft })
        .from(secondFactors)
        .where(and(eq(owner, userId), isOn));
      return row?.since ? { since: row.since, codesLeft: row.codesLeft } : null;
    },
    async isPending(userId) {
      const rows = await db
        .select({ owner })
        .from(secondFactors)
        .where(and(eq(owner, userId), isWaiting));
      return rows.length === 1;
    },
    confirm: (userId, { codeHashes, token, locale }) =>
      db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const isOwn = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash(token)));
        if ((await tx.$count(sessions, isOwn)) === 0) return false;
        const state = and(eq(owner, userId), isWaiting);
        const rows = await tx.update(secondFactors).set({ confirmedAt: now }).where(state).returning({ owner });
        if (rows.length === 0) return false;
        await replaceCodes(tx, userId, codeHashes);
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash(token))));
        await writeAccountMail(tx, 'second-factor-on', { userId, locale });
        return true;
      }),
    end: (userId, locale) =>
      db.transaction(async (tx) => {
        const wasOn = await removeSecondFactor(tx, userId);
        if (wasOn) await writeAccountMail(tx, 'second-factor-off', { userId, locale });
        return wasOn;
      }),
  };
}

function createAppSecrets(db: Db, signing: SigningKeys): Pick<SecondFactors, 'begin' | 'useAppCode'> {
  const wrapping = createWrapping(signing.keysFor('second factors').map((key) => key.toString('hex')));
  return {
    async begin(userId, secret) {
      const fresh = { wrapped: wrapping.wrap(wrapName(userId), secret), lastStep: null, createdAt: now };
      const rows = await db
        .insert(secondFactors)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: owner, set: fresh, setWhere: isNull(confirmedAt) })
        .returning({ owner });
      return rows.length === 1;
    },
    async useAppCode(userId, digits, isPending = false) {
      const nowS = sql<number>`floor(extract(epoch from now()))::double precision`;
      const state = and(eq(owner, userId), isPending ? isWaiting : isOn);
      const [row] = await db.select({ wrapped, nowS }).from(secondFactors).where(state);
      const secret = row && wrapping.unwrap(wrapName(userId), row.wrapped);
      const step = secret ? totpStep(secret, digits, row.nowS) : null;
      if (!row || step === null) return false;
      const isLater = or(isNull(lastStep), lt(lastStep, step));
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(state, isLater, eq(wrapped, row.wrapped)))
        .returning({ owner });
      return used.length === 1;
    },
  };
}

/** True if two-step verification is on; called while the account is locked. */
export const asksForCode = async (tx: Pick<Tx, '$count'>, userId: number): Promise<boolean> =>
  (await tx.$count(secondFactors, and(eq(owner, userId), isOn))) > 0;

/** Binds a wrapped secret to its account: copied to another account's row it cannot be unwrapped. */
const wrapName = (userId: number) => `second factor of ${userId}`;

/** Deletes everything of a second factor, including sign-ins that wait for its code. @returns true if it was on */
async function removeSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx.delete(secondFactors).where(eq(owner, userId)).returning({ confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endTickets(tx, userId);
  return deleted.some((row) => row.confirmedAt !== null);
}
