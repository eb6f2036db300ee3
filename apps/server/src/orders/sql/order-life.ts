import type { OrderState } from '@muro/api';
import { type Actor, isAllowed, type Step } from '@muro/shop';
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/schema/schema.ts';
import { mailsForTransition, writeMails } from './write-mails.ts';

/**
 * SQL expression of the production state: the order's outcome, otherwise derived from its print jobs, which alone decide about printing. An
 * order with printed and waiting jobs counts as `printing`.
 */
export const productionNow = sql<OrderState>`coalesce(orders.outcome, (select case
  when bool_or(job.state = 'running') or (bool_or(job.state = 'done') and bool_or(job.state = 'waiting')) then 'printing'
  when bool_or(job.state = 'waiting') then 'received'
  when bool_or(job.state = 'failed') then 'failed' else 'printed' end
  from print_jobs job where job.order_id = orders.id))`;

/** SQL expression of the reason why printing failed; '' for an order that did not fail. */
export const failureNow = sql<string>`coalesce((select job.reason from print_jobs job
  where job.order_id = orders.id and job.state = 'failed' order by job.line limit 1), '')`;

interface TransitionFacts {
  readonly orderId: number;
  readonly who: Actor;
  /** Reason, or name of the shop's employee; '' for none. */
  readonly note?: string;
}

/**
 * Records a state transition of an order with its time and actor, and adds the mails about it to the outbox. Every change of an order calls
 * this in the same transaction.
 *
 * @throws {RangeError} for a transition that the state machine does not allow
 */
export async function recordTransition(tx: Tx, step: Step, { orderId, who, note = '' }: TransitionFacts): Promise<void> {
  const { axis, from, to } = step;
  if (!isAllowed(step, who)) throw new RangeError(`Expected a step that ${who} may take but received ${from} to ${to}`);
  await tx.insert(orderEvents).values({ orderId, axis, from, to, who, note, at: now });
  if (step.axis === 'production') await tx.update(orders).set({ production: step.to }).where(eq(orders.id, orderId));
  await writeMails(tx, orderId, mailsForTransition(step, who));
}

/** Locks an order until the transaction ends. */
export async function lockOrderRow(tx: Tx, orderId: number): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

/** Runs an action on a print job and records the resulting state transition of the order. */
export async function withProductionEvents<Result>(tx: Tx, orderId: number, act: () => Promise<Result>, note = ''): Promise<Result> {
  await lockOrderRow(tx, orderId);
  const from = await productionOf(tx, orderId);
  const result = await act();
  const to = await productionOf(tx, orderId);
  const press = { orderId, who: 'press' } as const;
  if (from === to) return result;
  if (from === 'received' && to !== 'printing') await recordTransition(tx, { axis: 'production', from, to: 'printing' }, press);
  const last = from === 'received' && to !== 'printing' ? 'printing' : from;
  await recordTransition(tx, { axis: 'production', from: last, to }, { ...press, note });
  return result;
}

export async function productionOf(tx: Tx, orderId: number): Promise<OrderState> {
  const [row] = await tx.select({ state: productionNow }).from(orders).where(eq(orders.id, orderId));
  return row?.state ?? 'received';
}
