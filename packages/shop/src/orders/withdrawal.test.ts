import { describe, expect, it } from 'vitest';
import { lastWithdrawalDay, type WithdrawalFacts, withdrawableLines } from './withdrawal.ts';

const free = { withdrawal: '14 days', withdrawnAt: null } as const;
const lineWithoutRight = { withdrawal: 'none', withdrawnAt: null } as const;
const sent = (parcelDays: readonly string[], to: number): WithdrawalFacts => ({
  state: 'sent',
  lines: [free],
  parcels: parcelDays.map((iso) => ({ at: new Date(iso) })),
  delivery: { days: { to } },
});

describe('the right to withdraw', () => {
  it.each([
    ['three working days to the door', ['2026-11-02T09:00Z'], 3, '2026-11-19'],
    ['a weekend is not a working day', ['2026-11-06T23:59Z'], 2, '2026-11-24'],
    ['a term that would end on a Saturday ends on the Monday', ['2026-11-05T09:00Z'], 2, '2026-11-23'],
    ['a parcel that is handed over at once', ['2026-11-04T00:00Z'], 0, '2026-11-18'],
    ['the last parcel counts, in any order of recording', ['2026-11-05T09:00Z', '2026-11-02T09:00Z'], 1, '2026-11-20'],
    ['over the end of a year', ['2026-12-30T12:00Z'], 1, '2027-01-14'],
  ])('%s', (_, at, to, day) => {
    expect(lastWithdrawalDay(sent(at, to), 'UTC')).toBe(day);
  });

  it('uses the time zone of the shop: late in the evening in UTC it is tomorrow in Madrid and still today in Chicago', () => {
    const sentLate = sent(['2026-11-03T23:30Z'], 1);
    const days = ['UTC', 'Europe/Madrid', 'America/Chicago', 'Pacific/Kiritimati'].map((zone) => lastWithdrawalDay(sentLate, zone));
    expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-18', '2026-11-19']);
  });

  it('has no end before a parcel is sent, or without a delivery time', () => {
    expect(lastWithdrawalDay(sent([], 3), 'UTC')).toBe(null);
    expect(lastWithdrawalDay({ ...sent(['2026-11-02T09:00Z'], 3), delivery: null }, 'UTC')).toBe(null);
  });

  it('applies once, to goods not made to measure, with thirty extra days for late parcels', () => {
    const order = { ...sent(['2026-11-02T09:00Z'], 3), lines: [lineWithoutRight, free, { ...free, withdrawnAt: new Date(0) }, free] };
    expect(withdrawableLines(order, new Date('2026-12-19T23:59:59.999Z'))).toEqual([2, 4]);
    expect(withdrawableLines(order, new Date('2026-12-20T00:00Z'))).toEqual([]);
    expect(withdrawableLines({ ...order, parcels: [], state: 'received' }, new Date('2030-01-01'))).toEqual([2, 4]);
    expect(withdrawableLines({ ...order, parcels: [], state: 'cancelled' }, new Date('2026-11-03'))).toEqual([]);
  });
});
