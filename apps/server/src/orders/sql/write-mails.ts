import type { Actor, Step } from '@muro/shop';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { isConfirmedBy, requestConfirmation } from '../../accounts/sql/email-confirmations.ts';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { MailState, OrderMailKind } from '../../db/schema/mail-kind.ts';
import { mails } from '../../db/schema/mail-schema.ts';
import { orders, users } from '../../db/schema/schema.ts';

/** Mails that a shop with its own checkout may send to its buyers itself. */
const SENT_BY_SHOP: ReadonlySet<OrderMailKind> = new Set(['received', 'sent', 'cancelled', 'refunded', 'address']);

/** Shortest time between two links that ask a buyer to confirm the address, s. */
const LINK_GAP_S = 3600;

const isForShop = (kind: OrderMailKind): boolean => kind.startsWith('shop-');
/** Receipts of a withdrawal are required by law immediately, on paper or by mail. */
const NEVER_HELD: readonly OrderMailKind[] = ['withdrawn', 'withdrawn-elsewhere'];
const stateOf = (kind: OrderMailKind, sendsBuyerMails: boolean): MailState =>
  sendsBuyerMails || isForShop(kind) || NEVER_HELD.includes(kind) ? 'waiting' : 'held';

/** Subject of a mail within an order: a parcel, or the id of a withdrawal. */
interface MailSubject {
  readonly parcelId?: number | null;
  readonly about?: string;
}

/** Adds mails about an order to the outbox, in the transaction of the change that they report. */
export async function writeMails(tx: Tx, orderId: number, kinds: readonly OrderMailKind[], subject: MailSubject = {}): Promise<void> {
  if (kinds.length === 0) return;
  const sendsBuyerMails = kinds.every(isForShop) || (await canMailBuyer(tx, orderId));
  const wanted = kinds.map(
    (kind, index) =>
      sql`(${kind}, ${index}::integer, ${isForShop(kind)}::boolean, ${SENT_BY_SHOP.has(kind)}::boolean, ${stateOf(kind, sendsBuyerMails)})`,
  );
  await tx.execute(sql`
    insert into ${mails} (kind, order_id, parcel_id, about, is_for_shop, state, lease_until, available_at, created_at)
    select wanted.kind, orders.id, ${subject.parcelId ?? null}::bigint, ${subject.about ?? ''}, wanted.is_for_shop, wanted.state, ${now}, ${now}, ${now}
    from orders, (values ${sql.join(wanted, sql`, `)}) as wanted (kind, at, is_for_shop, is_left_to_shop, state)
    where orders.id = ${orderId} and (orders.is_buyer_told or not wanted.is_left_to_shop)
    order by wanted.at`);
}

/**
 * True if mails to the buyer may be sent: the buyer's account confirmed the address, or the order came from the shop's own checkout.
 * Otherwise requests a confirmation and holds the waiting mails.
 */
async function canMailBuyer(tx: Tx, orderId: number): Promise<boolean> {
  const { ownerId, locale, shopNumber } = orders;
  const { leftAt } = users;
  const email = sql<string>`coalesce(${orders.address} ->> 'email', '')`;
  const [order] = await tx
    .select({ ownerId, locale, shopNumber, email, leftAt })
    .from(orders)
    .innerJoin(users, eq(users.id, ownerId))
    .where(eq(orders.id, orderId));
  if (!order || order.email === '' || order.shopNumber !== null) return true;
  const named = { userId: order.ownerId, email: order.email };
  const isConfirmed = order.leftAt
    ? await isConfirmedBy(tx, named)
    : await requestConfirmation(tx, { ...named, locale: order.locale, gapS: LINK_GAP_S });
  const [from, to] = isConfirmed ? (['held', 'waiting'] as const) : (['waiting', 'held'] as const);
  const isBuyers = and(eq(mails.orderId, orderId), eq(mails.isForShop, false), notInArray(mails.kind, [...NEVER_HELD]));
  await tx
    .update(mails)
    .set({ state: to })
    .where(and(isBuyers, eq(mails.state, from)));
  return isConfirmed;
}

/** Returns the mails about a state transition. Mails about sent parcels are written with each parcel. */
export function mailsForTransition({ axis, to }: Step, who: Actor): readonly OrderMailKind[] {
  if (axis === 'payment') return to === 'refunded' ? ['refunded'] : [];
  if (to === 'cancelled') return who === 'buyer' ? ['cancelled', 'shop-cancelled'] : ['cancelled'];
  return to === 'failed' ? ['shop-failed'] : [];
}
