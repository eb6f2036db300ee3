import type { OrderState } from '@muro/api';
import { type Actor, isAllowed, type Step } from '@muro/shop';
import { sql } from 'drizzle-orm';
import { now } from './clock.ts';
import type { Tx } from './database.ts';
import { orderEvents, orders, printJobs } from './schema.ts';
import { mailsOfStep, writeMails } from './write-mails.ts';

/** How far production is: what became of the order, or else how far its print job is, which stays the only word on printing. */
export const productionNow = sql<OrderState>`coalesce(${orders.outcome}, case ${printJobs.state}
  when 'waiting' then 'received' when 'running' then 'printing' when 'done' then 'printed' else 'failed' end)`;

interface Noted {
  readonly orderId: number;
  readonly who: Actor;
  /** A reason, or who of the shop it was; '' for none. */
  readonly note?: string;
}

/**
 * Writes down that an order went a step, with the time and who did it, and the mails that tell of it. Whoever changes an order calls
 * this, in the same transaction.
 *
 * @throws {RangeError} for a step that the table of transitions does not know
 */
export async function noteStep(tx: Tx, step: Step, { orderId, who, note = '' }: Noted): Promise<void> {
  const { axis, from, to } = step;
  if (!isAllowed(step, who)) throw new RangeError(`Expected a step that ${who} may take but received ${from} to ${to}`);
  await tx.insert(orderEvents).values({ orderId, axis, from, to, who, note, at: now });
  await writeMails(tx, orderId, mailsOfStep(step, who));
}

/** The same for the press, which takes an order and gives it back one way or another. */
export function notePress(tx: Tx, orderId: number, to: 'printing' | 'received' | 'printed' | 'failed', note = ''): Promise<void> {
  const step = { axis: 'production', from: to === 'printing' ? 'received' : 'printing', to } as const;
  return noteStep(tx, step, { orderId, who: 'press', note });
}
