import type { ApiLocale } from '@muro/api';
import type { Actor, Step } from '@muro/shop';
import { eq } from 'drizzle-orm';
import type { AccountMail, OrderMailKind } from '../ports/mail-kind.ts';
import { now } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { mails } from './mail-schema.ts';
import { orders } from './schema.ts';

/** What a shop with its own checkout may tell its buyers itself. */
const LEFT_TO_SHOP: ReadonlySet<OrderMailKind> = new Set(['received', 'sent', 'cancelled', 'refunded', 'address']);

/** What of an order mails tell of: one parcel of it, or one withdrawal, by its number. */
interface ToldOf {
  readonly parcelId?: number | null;
  readonly about?: string;
}

/** Puts mails about an order into the outbox, in the transaction that does what they tell of. */
export async function writeMails(tx: Tx, orderId: number, kinds: readonly OrderMailKind[], told: ToldOf = {}): Promise<void> {
  if (kinds.length === 0) return;
  const [order] = await tx.select({ isBuyerTold: orders.isBuyerTold }).from(orders).where(eq(orders.id, orderId));
  const written = order?.isBuyerTold === false ? kinds.filter((kind) => !LEFT_TO_SHOP.has(kind)) : kinds;
  if (written.length === 0) return;
  const moments = { leaseUntil: now, availableAt: now, createdAt: now };
  await tx.insert(mails).values(written.map((kind) => ({ ...told, kind, orderId, isForShop: kind.startsWith('shop-'), ...moments })));
}

/** The same for an account: one's own, or the one that somebody typed who cannot get in. */
export async function writeAccountMail(
  tx: Pick<Db, 'insert'>,
  kind: AccountMail,
  whose: { readonly userId?: number; readonly about?: string; readonly locale: ApiLocale },
): Promise<void> {
  await tx.insert(mails).values({ ...whose, kind, isForShop: false, leaseUntil: now, availableAt: now, createdAt: now });
}

/** What people are told of a step. Who sends an order tells of each parcel of it. */
export function mailsOfStep({ axis, to }: Step, who: Actor): readonly OrderMailKind[] {
  if (axis === 'payment') return to === 'refunded' ? ['refunded'] : [];
  if (to === 'cancelled') return who === 'buyer' ? ['cancelled', 'shop-cancelled'] : ['cancelled'];
  return to === 'failed' ? ['shop-failed'] : [];
}
