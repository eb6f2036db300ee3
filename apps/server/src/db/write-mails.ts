import type { ApiLocale } from '@muro/api';
import type { Actor, Step } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { AccountMail, OrderMailKind } from '../ports/mail-kind.ts';
import { now } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { mails } from './mail-schema.ts';

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
  const wanted = kinds.map(
    (kind, at) => sql`(${kind}, ${at}::integer, ${kind.startsWith('shop-')}::boolean, ${LEFT_TO_SHOP.has(kind)}::boolean)`,
  );
  await tx.execute(sql`
    insert into ${mails} (kind, order_id, parcel_id, about, is_for_shop, lease_until, available_at, created_at)
    select wanted.kind, orders.id, ${told.parcelId ?? null}::bigint, ${told.about ?? ''}, wanted.is_for_shop, ${now}, ${now}, ${now}
    from orders, (values ${sql.join(wanted, sql`, `)}) as wanted (kind, at, is_for_shop, is_left_to_shop)
    where orders.id = ${orderId} and (orders.is_buyer_told or not wanted.is_left_to_shop)
    order by wanted.at`);
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
