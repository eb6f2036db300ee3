import type { OrderState, PaymentState } from '@muro/api';
import { isAllowed } from '@muro/shop';
import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { orderEvents, orders, parcels, printJobs } from '../../db/schema/schema.ts';
import type { AddressChange, ChangeContext, ChangeOutcome, OrderChanges, Parcel, ProductionChange } from '../types/orders.ts';
import { lockOrderRow, productionNow, productionOf, recordTransition } from './order-life.ts';
import { writeOrderWords } from './order-words.ts';
import { REQUEUED } from './print-job.ts';
import { setHold } from './set-hold.ts';
import { withdrawLines } from './withdraw-lines.ts';
import { writeMails } from './write-mails.ts';

interface PresentState {
  readonly production: OrderState;
  readonly payment: PaymentState;
  readonly isHeld: boolean;
  readonly isInGrace: boolean;
}

/** Changes orders with optimistic concurrency: each change names the expected state and is refused if it differs. */
export function createOrderChanges(db: Db): OrderChanges {
  const change = (context: ChangeContext, act: (tx: Tx, present: PresentState) => Promise<ChangeOutcome>) =>
    db.transaction(async (tx) => {
      const present = await lockOrder(tx, context);
      return present ? await act(tx, present) : ({ kind: 'unknown' } as const);
    });

  return {
    updateProduction: (context, wanted) => change(context, (tx, present) => applyTransition(tx, present, context, wanted)),
    updatePayment: (context, { expected, to, note }) =>
      change(context, async (tx, present) => {
        if (present.payment !== expected) return { kind: 'other-state', state: present.payment };
        const step = { axis: 'payment', from: expected, to } as const;
        if (!isAllowed(step, context.who)) return { kind: 'impossible', state: expected };
        await recordTransition(tx, step, { ...context, note });
        await tx.update(orders).set({ payment: to }).where(eq(orders.id, context.orderId));
        return { kind: 'changed' };
      }),
    updateHold: (context, { expected, reason }) =>
      change(context, async (tx, { isHeld }) => {
        const from = isHeld ? 'held' : 'free';
        if (isHeld !== expected) return { kind: 'other-state', state: from };
        await setHold(tx, context, from, reason);
        return { kind: 'changed' };
      }),
    updateAddress: (context, address) =>
      change(context, async (tx, { production, isInGrace }) => {
        if (production !== 'received') return { kind: 'other-state', state: production };
        if (!isInGrace) return { kind: 'too-late' };
        await setAddress(tx, context, address);
        return { kind: 'changed' };
      }),
    withdraw: (context, statement, holdReason) => change(context, (tx) => withdrawLines(tx, context, statement, holdReason)),
    addParcel: (context, parcel) =>
      change(context, async (tx, { production }) => {
        if (production !== 'sent') return { kind: 'other-state', state: production };
        await addParcel(tx, context.orderId, parcel);
        return { kind: 'changed' };
      }),
  };
}

/** Locks an order and its jobs until the transaction ends and returns their state; null for an order of another account. */
async function lockOrder(tx: Tx, { orderId, ownerId }: ChangeContext): Promise<PresentState | null> {
  await lockOrderRow(tx, orderId);
  const [row] = await tx
    .select({
      production: productionNow,
      payment: orders.payment,
      holdReason: orders.holdReason,
      isInGrace: sql<boolean>`coalesce(${orders.graceUntil} > ${now}, false)`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownerId === undefined ? undefined : eq(orders.ownerId, ownerId)));
  return row ? { ...row, isHeld: row.holdReason !== '' } : null;
}

async function applyTransition(
  tx: Tx,
  present: PresentState,
  { orderId, who }: ChangeContext,
  wanted: ProductionChange,
): Promise<ChangeOutcome> {
  const { expected, to, note, parcel, line } = wanted;
  if (present.production !== expected) return { kind: 'other-state', state: present.production };
  const step = { axis: 'production', from: expected, to } as const;
  if (!isAllowed(step, who) || (line !== undefined && to !== 'received')) return { kind: 'impossible', state: expected };
  if (who === 'buyer' && !present.isInGrace) return { kind: 'too-late' };
  if (present.isHeld && to !== 'cancelled') return { kind: 'held' };
  if (to === 'received' && !(await requeuePrint(tx, orderId, line))) return { kind: 'unknown' };
  await recordTransition(tx, step, { orderId, who, note });
  await updateProduction(tx, orderId, expected, to);
  if (to === 'sent') await (parcel ? addParcel(tx, orderId, parcel) : writeMails(tx, orderId, ['sent']));
  const isBegun = to === 'received' && (await productionOf(tx, orderId)) === 'printing'; // its other collages are printed already
  if (isBegun) await recordTransition(tx, { axis: 'production', from: to, to: 'printing' }, { orderId, who: 'press' });
  return { kind: 'changed' };
}

/** @returns true if there is a job of this line */
async function requeuePrint(tx: Tx, orderId: number, line: number | undefined): Promise<boolean> {
  const rows = await tx
    .update(printJobs)
    .set(REQUEUED)
    .where(and(eq(printJobs.orderId, orderId), line === undefined ? undefined : eq(printJobs.line, line)))
    .returning({ line: printJobs.line });
  return rows.length > 0;
}

async function updateProduction(tx: Tx, orderId: number, from: OrderState, to: OrderState): Promise<void> {
  if (to === 'sent' || to === 'cancelled') await tx.update(orders).set({ outcome: to }).where(eq(orders.id, orderId));
  const job = eq(printJobs.orderId, orderId);
  // A cancelled job is stored as a failed one with the reason `cancelled`.
  if (to === 'cancelled' && from === 'received')
    await tx.update(printJobs).set({ state: 'failed', reason: 'cancelled', holder: '', updatedAt: now }).where(job);
}

async function setAddress(tx: Tx, { orderId, who }: ChangeContext, address: AddressChange): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, axis: 'address', from: 'former', to: 'new', who, note: '', at: now });
  await tx
    .update(orders)
    .set({ address: sql`${orders.address} || ${JSON.stringify(address)}::jsonb` })
    .where(eq(orders.id, orderId));
  await writeOrderWords(tx, [orderId]);
  await writeMails(tx, orderId, ['address', 'shop-address']);
}

async function addParcel(tx: Tx, orderId: number, { carrier, code, url }: Parcel): Promise<void> {
  const [row] = await tx.insert(parcels).values({ orderId, carrier, code, url, at: now }).returning({ id: parcels.id });
  await writeMails(tx, orderId, ['sent'], { parcelId: row?.id ?? null });
}
