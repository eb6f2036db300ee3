import { RECORD } from '@muro/api';
import { expect, it } from 'vitest';
import { TABLE_HEAD, tableRows } from './order-table.ts';
import { orderLine, orderText } from './order-text.ts';

const sold = { ...RECORD, shopNumber: 'WEB-1001' };

it('shows the shop’s own number of an order', () => {
  expect(orderLine(RECORD)).toMatch(/ {2}Ana García, Madrid$/);
  expect(orderLine(sold)).toMatch(/ {2}Ana García, Madrid {2}shop WEB-1001$/);
  expect(orderText(sold).split('\n')[0]).toBe(orderLine(sold));
  expect(tableRows(sold)[0]?.[TABLE_HEAD.indexOf('shop number')]).toBe('WEB-1001');
});
