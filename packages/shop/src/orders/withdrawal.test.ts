import { describe, expect, it } from 'vitest';
import { type WithdrawalFacts, withdrawableLines, withdrawalEnd } from './withdrawal.ts';

const free = { withdrawal: '14 days', withdrawnAt: null } as const;
const made = { withdrawal: 'none', withdrawnAt: null } as const;
const sent = (at: readonly string[], to: number): WithdrawalFacts => ({
  state: 'sent',
  lines: [free],
  parcels: at.map((iso) => ({ at: new Date(iso) })),
  delivery: { days: { to } },
});

describe('the right to withdraw', () => {
  it.each([
    ['three working days to the door', ['2026-11-02T09:00Z'], 3, '2026-11-20'],
    ['the weekend is not on the way', ['2026-11-06T23:59Z'], 2, '2026-11-25'],
    ['a term that would end on a Saturday ends on the Monday', ['2026-11-05T09:00Z'], 2, '2026-11-24'],
    ['what is handed over at once', ['2026-11-04T00:00Z'], 0, '2026-11-19'],
    ['the last parcel counts, in whatever order they were written down', ['2026-11-05T09:00Z', '2026-11-02T09:00Z'], 1, '2026-11-21'],
    ['over the end of a year', ['2026-12-30T12:00Z'], 1, '2027-01-15'],
  ])('%s', (_, at, to, end) => {
    expect(withdrawalEnd(sent(at, to))?.toISOString()).toBe(`${end}T00:00:00.000Z`);
  });

  it('has no end before a parcel was sent, nor where the shop said nothing of its way', () => {
    expect(withdrawalEnd(sent([], 3))).toBe(null);
    expect(withdrawalEnd({ ...sent(['2026-11-02T09:00Z'], 3), delivery: null })).toBe(null);
  });

  it('is there for what was not made to measure, once, and thirty days longer for parcels that came late', () => {
    const order = { ...sent(['2026-11-02T09:00Z'], 3), lines: [made, free, { ...free, withdrawnAt: new Date(0) }, free] };
    expect(withdrawableLines(order, new Date('2026-12-19T23:59:59.999Z'))).toEqual([2, 4]);
    expect(withdrawableLines(order, new Date('2026-12-20T00:00Z'))).toEqual([]);
    expect(withdrawableLines({ ...order, parcels: [], state: 'received' }, new Date('2030-01-01'))).toEqual([2, 4]);
    expect(withdrawableLines({ ...order, parcels: [], state: 'cancelled' }, new Date('2026-11-03'))).toEqual([]);
  });
});
