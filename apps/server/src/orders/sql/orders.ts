import { and, countDistinct, eq, inArray, or, sql } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import type { DrawnCollage } from '../../collages/types/collages.ts';
import { fromNow, now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { findAnswer, keepAnswer, withRetryOnDuplicate } from '../../db/idempotency.ts';
import { cartLines, orderLines } from '../../db/schema/line-schema.ts';
import { collages, collageVersions, orders, printJobs } from '../../db/schema/schema.ts';
import { orderTexts } from '../../db/schema/shared-schema.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';
import { printName } from '../rules/print-name.ts';
import type { NewLine, Order, OrderOutcome, Orders, Placement, ShopNumbered } from '../types/orders.ts';
import { recordTransition } from './order-life.ts';
import { writeOrderWords } from './order-words.ts';
import { ordersPage } from './orders-page.ts';
import { isVersionOfLine, placedColumns, placedOrder } from './placed-order.ts';
import { withParts } from './placed-parts.ts';
import { writeMails } from './write-mails.ts';

/** Maximum number of orders of one account that may wait for printing. */
const MAX_WAITING = 20;

export function createOrders(db: Db): Orders {
  const placeOnce = (
    order: Order,
    { lines, idempotencyKey, maxOrders, terms, graceMinutes, fromCart, isPaid }: Placement,
  ): Promise<OrderOutcome> =>
    db.transaction(async (tx) => {
      // The lock comes first: if the same order is being placed on another server, its response is stored once the lock is released.
      await lockOwner(tx, order.ownerId);
      const earlier = idempotencyKey && (await earlierOutcome(tx, order.ownerId, idempotencyKey));
      if (earlier) return earlier;
      const numbered = order.shopNumber === null ? null : await ofShopNumber(tx, order.shopNumber);
      if (numbered) return numbered.requestHash === order.shopRequestHash ? { kind: 'placed', id: numbered.id } : { kind: 'other-content' };
      const { placed, waiting } = await ordersOf(tx, order.ownerId);
      if (waiting >= MAX_WAITING) return { kind: 'too-many' } as const;
      if (placed >= maxOrders) return { kind: 'full' } as const;
      if (!(await pinVersions(tx, lines))) return { kind: 'unknown' } as const;
      const outcome = { kind: 'placed', id: order.id } as const;
      const graceEnd = fromNow(graceMinutes * 60);
      await storeTerms(tx, order, terms);
      await tx.insert(orders).values({ ...order, graceUntil: graceMinutes > 0 ? graceEnd : null, createdAt: now });
      await tx.insert(orderLines).values(lines.map((line, index) => ({ ...line, orderId: order.id, line: index + 1 })));
      await writeOrderWords(tx, [order.id]);
      const job = { ...NEW_JOB, orderId: order.id, leaseUntil: now, availableAt: graceEnd, createdAt: now, updatedAt: now };
      await tx.insert(printJobs).values(lines.map((_, index) => ({ ...job, line: index + 1 })));
      await takeFromCart(tx, order.ownerId, fromCart);
      await writeMails(tx, order.id, ['received', 'shop-order']);
      if (isPaid) await recordPayment(tx, order.id);
      if (idempotencyKey) await keepAnswer(tx, { ownerId: order.ownerId, purpose: 'order' }, idempotencyKey, outcome);
      return outcome;
    });

  const placed = () => db.select(placedColumns).from(orders);

  return {
    place: (order, placing) => withRetryOnDuplicate(() => placeOnce(order, placing)),
    findByKey: (ownerId, key) => earlierOutcome(db, ownerId, key),
    async find(ownerId, orderId) {
      const [row] = await placed().where(and(eq(orders.id, orderId), eq(orders.ownerId, ownerId)));
      return row ? ((await withParts(db, [placedOrder(row)]))[0] ?? null) : null;
    },
    findCollage: (ownerId, orderId, line = 1) => orderedCollage(db, { ownerId, orderId, line }),
    list: (ownerId, page) => ordersPage(db, [eq(orders.ownerId, ownerId)], page),
    findByShopNumber: (shopNumber) => ofShopNumber(db, shopNumber),
  };
}

async function earlierOutcome(db: Pick<Db, 'select'>, ownerId: number, key: IdempotencyKey): Promise<OrderOutcome | null> {
  const earlier = await findAnswer<OrderOutcome>(db, { ownerId, purpose: 'order' }, key);
  return earlier === 'other-content' ? { kind: 'other-content' } : earlier;
}

async function ofShopNumber(db: Pick<Db, 'select'>, shopNumber: string): Promise<ShopNumbered | null> {
  const [row] = await db
    .select({ id: orders.id, requestHash: orders.shopRequestHash })
    .from(orders)
    .where(eq(orders.shopNumber, shopNumber));
  return row ?? null;
}

/** Marks the order as paid, because the shop's own checkout received the payment. */
async function recordPayment(tx: Tx, orderId: number): Promise<void> {
  await tx.update(orders).set({ payment: 'paid' }).where(eq(orders.id, orderId));
  await recordTransition(tx, { axis: 'payment', from: 'to-be-paid', to: 'paid' }, { orderId, who: 'shop' });
}

async function orderedCollage(
  db: Db,
  { ownerId, orderId, line }: { readonly ownerId: number; readonly orderId: number; readonly line: number },
): Promise<DrawnCollage | null> {
  const { xml, pictureSha256 } = collageVersions;
  const [row] = await db
    .select({ templateId: orderLines.templateId, orderedXml: orderLines.xml, xml, pictureSha256 })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(collageVersions, isVersionOfLine)
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, ownerId), eq(orderLines.line, line)));
  const document = row?.orderedXml ?? row?.xml;
  if (!row || document == null) return null;
  const picture = row.orderedXml === null ? row.pictureSha256 : null;
  return { name: printName(orderId, line), ownerId, templateId: row.templateId, xml: document, pictureSha256: picture ?? '' };
}

async function takeFromCart(tx: Tx, ownerId: number, ordered: Placement['fromCart']): Promise<void> {
  const isOrdered = ordered.map(({ collageId, line }) =>
    and(eq(cartLines.collageId, collageId), line === undefined ? undefined : eq(cartLines.line, line)),
  );
  if (isOrdered.length > 0) await tx.delete(cartLines).where(and(eq(cartLines.ownerId, ownerId), or(...isOrdered)));
}

/** Returns how many orders an account has placed, and how many of its print jobs are waiting or running. */
async function ordersOf(tx: Tx, ownerId: number): Promise<{ readonly placed: number; readonly waiting: number }> {
  const [row] = await tx
    .select({
      placed: countDistinct(orders.id),
      waiting: sql<number>`count(*) filter (where ${inArray(printJobs.state, ['waiting', 'running'])})::integer`,
    })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(eq(orders.ownerId, ownerId));
  return row ?? { placed: 0, waiting: 0 };
}

/** Locks the ordered versions, so that they are not pruned; false if one is missing. */
async function pinVersions(tx: Tx, lines: readonly NewLine[]): Promise<boolean> {
  for (const { collageId, version } of lines) {
    await tx.select({ id: collages.id }).from(collages).where(eq(collages.id, collageId)).for('share');
    const rows = await tx
      .select({ version: collageVersions.version })
      .from(collageVersions)
      .where(and(eq(collageVersions.collageId, collageId), eq(collageVersions.version, version)));
    if (rows.length === 0) return false;
  }
  return true;
}

const NEW_JOB = { state: 'waiting', attempts: 0, holder: '', reason: '' } as const;

/** Stores the present terms once, however many orders reference them. */
async function storeTerms(tx: Tx, { termsSha256 }: Order, text: string): Promise<void> {
  if (termsSha256 !== null) await tx.insert(orderTexts).values({ sha256: termsSha256, text }).onConflictDoNothing();
}
