import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { newToken, tokenHash } from '../../accounts/rules/session-cookie.ts';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { orderLinks } from '../../db/schema/mail-schema.ts';
import { orders } from '../../db/schema/schema.ts';
import type { SigningKeys } from '../../secrets/secrets.ts';
import type { OrderLinks } from '../types/order-links.ts';

/**
 * Opens the repository of order links. The secret of a link is derived from a stored nonce with a key that is not in the database: every
 * mail about an order contains the same link, and a copy of the database contains none.
 */
export function createOrderLinks(db: Db, signing: SigningKeys): OrderLinks {
  const keys = signing.keysFor('order links');
  const valid = isNull(orderLinks.revokedAt);
  return {
    async current(orderId) {
      const rows = await db
        .select()
        .from(orderLinks)
        .where(and(eq(orderLinks.orderId, orderId), valid));
      for (const { nonce, tokenHash: stored } of rows) {
        const matching = keys.map((key) => secretOf(key, orderId, nonce)).find((token) => tokenHash(token) === stored);
        if (matching !== undefined) return matching;
      }
      const nonce = newToken();
      const token = secretOf(keys[0], orderId, nonce);
      await db.insert(orderLinks).values({ tokenHash: tokenHash(token), orderId, nonce, createdAt: now });
      return token;
    },
    async find(token) {
      const [row] = await db
        .select({ orderId: orders.id, ownerId: orders.ownerId, locale: orders.locale })
        .from(orderLinks)
        .innerJoin(orders, eq(orders.id, orderLinks.orderId))
        .where(and(eq(orderLinks.tokenHash, tokenHash(token)), valid));
      return row ?? null;
    },
    async revoke(orderId) {
      await db
        .update(orderLinks)
        .set({ revokedAt: now })
        .where(and(eq(orderLinks.orderId, orderId), valid));
    },
  };
}

const secretOf = (key: Buffer, orderId: number, nonce: string): string =>
  createHmac('sha256', key).update(`${orderId}|${nonce}`).digest('base64url');
