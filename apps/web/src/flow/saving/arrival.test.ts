import { expect, it } from 'vitest';
import { addWorkingDays, dayRange } from './arrival.ts';

it.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-26', 3, '2026-12-01'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-27', 10, '2026-12-11'],
])('[WALL-30] from %s, %d working days end on %s', (day, count, end) => {
  const { getFullYear, getMonth, getDate } = Date.prototype;
  const date = addWorkingDays(new Date(`${day}T12:00:00`), count);
  const parts = [getFullYear.call(date), getMonth.call(date) + 1, getDate.call(date)];
  expect(parts.map((part) => String(part).padStart(2, '0')).join('-')).toBe(end);
});

it.each([
  [
    { from: 3, to: 5 },
    { count: 5, days: '3–5' },
  ],
  [
    { from: 1, to: 1 },
    { count: 1, days: '1' },
  ],
])('writes the days of %o as a range, or as one number', (days, values) => {
  expect(dayRange(days)).toEqual(values);
});
