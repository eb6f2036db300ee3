import { OPERATOR_SCOPES } from '@muro/api';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { ago, fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { operatorTokens } from '../../db/schema/shared-schema.ts';
import { newToken, tokenHash } from '../rules/session-cookie.ts';
import type { OperatorToken, OperatorTokens } from '../types/operator-tokens.ts';

/** Prefix by which scanners for leaked secrets recognise a token. */
const PREFIX = 'muro_';
const FORM = /^muro_[A-Za-z0-9_-]{43}$/;
/** Shortest time between two updates of `lastUsedAt`, s. */
const LAST_USED_STEP_S = 3600;
const DAY_S = 24 * 3600;

const { name, note, createdAt, expiresAt, lastUsedAt, revokedAt } = operatorTokens;
const state = sql<
  OperatorToken['state']
>`case when ${revokedAt} is not null then 'revoked' when ${expiresAt} <= now() then 'expired' else 'active' end`;
const COLUMNS = { name, scopes: operatorTokens.scopes, note, createdAt, expiresAt, lastUsedAt, revokedAt, state };

export function createOperatorTokens(db: Db): OperatorTokens {
  return {
    async create({ days, ...wanted }) {
      const token = `${PREFIX}${newToken()}`;
      const [created] = await db
        .insert(operatorTokens)
        .values({ ...wanted, tokenHash: tokenHash(token), createdAt: now, expiresAt: fromNow(days * DAY_S) })
        .onConflictDoNothing()
        .returning(COLUMNS);
      return created ? { token, created: tokenOf(created) } : null;
    },
    list: async () => (await db.select(COLUMNS).from(operatorTokens).orderBy(desc(createdAt), name)).map(tokenOf),
    async find(token) {
      if (!FORM.test(token)) return null;
      const isToken = eq(operatorTokens.tokenHash, tokenHash(token));
      const isUpdateDue = sql<boolean>`${lastUsedAt} is null or ${lastUsedAt} < ${ago(LAST_USED_STEP_S)}`;
      const [row] = await db
        .select({ ...COLUMNS, isUpdateDue })
        .from(operatorTokens)
        .where(isToken);
      if (!row) return null;
      if (row.state === 'active' && row.isUpdateDue) await db.update(operatorTokens).set({ lastUsedAt: now }).where(isToken);
      const { isUpdateDue: _, ...found } = row;
      return tokenOf(found);
    },
    async revoke(named) {
      const isNamed = and(eq(name, named), isNull(revokedAt));
      const [revoked] = await db.update(operatorTokens).set({ revokedAt: now }).where(isNamed).returning(COLUMNS);
      return revoked ? tokenOf(revoked) : null;
    },
  };
}

/** Removes scopes that this version does not know. */
const tokenOf = (row: Omit<OperatorToken, 'scopes'> & { readonly scopes: readonly string[] }): OperatorToken => ({
  ...row,
  scopes: OPERATOR_SCOPES.filter((scope) => row.scopes.includes(scope)),
});
