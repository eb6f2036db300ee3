import type { OrderState, Withdrawal } from '@muro/api';

/** Facts of an order that decide if its buyer may withdraw. */
export interface WithdrawalFacts {
  readonly state: OrderState;
  readonly lines: readonly { readonly withdrawal: Withdrawal; readonly withdrawnAt: Date | null }[];
  readonly parcels: readonly { readonly at: Date }[];
  /** Delivery time in working days as promised by the shop; null for orders that were placed before it was recorded. */
  readonly delivery: { readonly days: { readonly to: number } } | null;
}

const DAYS = 14;
/** Extra days for parcels that arrive later than promised. The shop decides if a statement in this time is valid. */
const LATE_DAYS = 30;

/**
 * Returns the last day of the withdrawal term if the parcels arrive as promised: fourteen days after the promised arrival of the last
 * parcel. A term that would end on a Saturday or Sunday ends on the following Monday.
 *
 *     sent Mon 2 Nov, 3 working days → Thu 5 Nov → + 14 days → Thu 19 Nov
 *
 * @param timeZone  IANA time zone that defines the days
 * @returns as '2026-11-19'; null if nothing has been sent or no delivery time is known: the term has not begun
 */
export function lastWithdrawalDay({ parcels, delivery }: Pick<WithdrawalFacts, 'parcels' | 'delivery'>, timeZone: string): string | null {
  if (parcels.length === 0 || delivery === null) return null;
  const last = new Date(Math.max(...parcels.map(({ at }) => at.getTime())));
  const day = new Date(dateInTimeZone(last, timeZone));
  for (let daysLeft = delivery.days.to; daysLeft > 0; ) {
    nextDay(day);
    if (!isWeekend(day)) daysLeft--;
  }
  nextDay(day, DAYS);
  while (isWeekend(day)) nextDay(day);
  return textOf(day);
}

/** Returns the date at a moment in a time zone, as '2026-11-19'. These texts sort by date. */
export const dateInTimeZone = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

/* A day without a time is represented by its midnight in UTC. */
const textOf = (day: Date) => day.toISOString().slice(0, 10);
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const nextDay = (day: Date, days = 1) => day.setUTCDate(day.getUTCDate() + days);

/** Returns the order lines, numbered from 1, from which the buyer may withdraw now. */
export function withdrawableLines(order: WithdrawalFacts, now: Date): readonly number[] {
  const lastDay = lastWithdrawalDay(order, 'UTC');
  const last = new Date(lastDay ?? now);
  nextDay(last, LATE_DAYS);
  if (order.state === 'cancelled' || (lastDay !== null && dateInTimeZone(now, 'UTC') > textOf(last))) return [];
  return order.lines.flatMap(({ withdrawal, withdrawnAt }, index) => (withdrawal === '14 days' && withdrawnAt === null ? [index + 1] : []));
}
