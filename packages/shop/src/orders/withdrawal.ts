import type { OrderState, Withdrawal } from '@muro/api';

/** What of an order says who may still withdraw from what. */
export interface WithdrawalFacts {
  readonly state: OrderState;
  readonly lines: readonly { readonly withdrawal: Withdrawal; readonly withdrawnAt: Date | null }[];
  readonly parcels: readonly { readonly at: Date }[];
  /** Working days to the door, as the shop said them; null for orders of before. */
  readonly delivery: { readonly days: { readonly to: number } } | null;
}

const DAYS = 14;
/** A parcel may come later than the shop said: so much longer a statement is taken, and the shop finds out whether it was in time. */
const LATE_DAYS = 30;

/**
 * The last day on which a buyer may withdraw where all went as the shop said: fourteen days behind the day on which the last parcel
 * should be at the door by the shop's own word. A term that would end on a Saturday or Sunday ends on the Monday after it.
 *
 *     sent Mon 2 Nov, 3 working days → Thu 5 Nov → + 14 days → Thu 19 Nov
 *
 * @param timeZone  whose days these are, IANA
 * @returns as '2026-11-19'; null as long as nothing says when it was sent: then the term has not begun
 */
export function lastWithdrawalDay({ parcels, delivery }: Pick<WithdrawalFacts, 'parcels' | 'delivery'>, timeZone: string): string | null {
  if (parcels.length === 0 || delivery === null) return null;
  const last = new Date(Math.max(...parcels.map(({ at }) => at.getTime())));
  const day = new Date(dateInTimeZone(last, timeZone));
  for (let left = delivery.days.to; left > 0; ) {
    nextDay(day);
    if (!isWeekend(day)) left--;
  }
  nextDay(day, DAYS);
  while (isWeekend(day)) nextDay(day);
  return textOf(day);
}

/** Which day it is there at a moment, as '2026-11-19': of two days the text of the earlier one comes first. */
export const dateInTimeZone = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

/* A day as such is its midnight in UTC. */
const textOf = (day: Date) => day.toISOString().slice(0, 10);
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const nextDay = (day: Date, days = 1) => day.setUTCDate(day.getUTCDate() + days);

/** The collages of an order, counted from 1, from which its buyer may state to withdraw at this moment. */
export function withdrawableLines(order: WithdrawalFacts, now: Date): readonly number[] {
  const told = lastWithdrawalDay(order, 'UTC');
  const last = new Date(told ?? now);
  nextDay(last, LATE_DAYS);
  if (order.state === 'cancelled' || (told !== null && dateInTimeZone(now, 'UTC') > textOf(last))) return [];
  return order.lines.flatMap(({ withdrawal, withdrawnAt }, at) => (withdrawal === '14 days' && withdrawnAt === null ? [at + 1] : []));
}
