import { RECORD } from '@muro/api';
import { expect, it } from 'vitest';
import { TABLE_HEAD, tableRows } from './order-table.ts';
import { orderLine, orderText } from './order-text.ts';

const SOLD_BY_SHOP = { ...RECORD, shopNumber: 'WEB-1001' };

it('shows the shop’s own number of an order', () => {
  expect(orderLine(RECORD)).toMatch(/ {2}Ana García, Madrid$/);
  expect(orderLine(SOLD_BY_SHOP)).toMatch(/ {2}Ana García, Madrid {2}shop WEB-1001$/);
  expect(orderText(SOLD_BY_SHOP).split('\n')[0]).toBe(orderLine(SOLD_BY_SHOP));
  expect(tableRows(SOLD_BY_SHOP)[0]?.[TABLE_HEAD.indexOf('shop number')]).toBe('WEB-1001');
});

it('shows a mail that waits for its buyer to confirm the address, and why a mail was refused, but none that went out', () => {
  const mail = { at: '2026-11-24T10:00:00.000Z', kind: 'received', attempts: 1 } as const;
  const mails = [
    { ...mail, state: 'held', reason: '' },
    { ...mail, state: 'failed', reason: '550 no such user' },
    { ...mail, state: 'sent', reason: '' },
  ] as const;
  const lines = orderText({ ...RECORD, mails: [...mails] }).split('\n');
  expect(lines.filter((line) => line.startsWith('mail ')).map((line) => line.replace(/^.*\d\d:\d\d {2}/, ''))).toEqual([
    'received, held',
    'received, failed: 550 no such user',
  ]);
});
