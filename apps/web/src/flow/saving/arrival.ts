import type { DeliveryMethod } from '@muro/domain';

/** Returns the values of a text about a duration: days '3–5', or '3' if both are equal, and the count that chooses singular or plural. */
export function dayRange({ from, to }: DeliveryMethod['days']): { readonly count: number; readonly days: string } {
  return { count: to, days: from === to ? String(to) : `${from}–${to}` };
}

const [SUNDAY, SATURDAY] = [0, 6];

/** Returns the date that lies a number of working days (Monday to Friday) after a day. Public holidays are unknown and count as working days. */
export function addWorkingDays(day: Date, count: number): Date {
  const date = new Date(day);
  for (let remaining = count; remaining > 0; ) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() !== SATURDAY && date.getDay() !== SUNDAY) remaining -= 1;
  }
  return date;
}
