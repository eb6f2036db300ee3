import { ORDER_STATES, PAYMENT_STATES } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { type Actor, isAllowed } from './transitions.ts';

/** 'received→cancelled' … : everything that somebody may do. */
function stepsOf(who: Actor): readonly string[] {
  const production = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => ({ axis: 'production', from, to }) as const));
  const payment = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => ({ axis: 'payment', from, to }) as const));
  return [...production, ...payment].filter((step) => isAllowed(step, who)).map(({ from, to }) => `${from}→${to}`);
}

describe('the life of an order', () => {
  it('a buyer cancels before production, and nothing else', () => {
    expect(stepsOf('buyer')).toEqual(['received→cancelled', 'failed→cancelled']);
  });

  it('the press prints, says when it cannot, and prints anew what it lost', () => {
    const tries = ['received→printing', 'printing→received', 'printing→printed', 'printing→failed'];
    expect(stepsOf('press')).toEqual([...tries, 'printed→received', 'printed→printing']);
  });

  it('the shop sends, cancels, starts a failed print again, and keeps the books', () => {
    expect(stepsOf('shop')).toEqual([
      'received→cancelled',
      'printed→sent',
      'printed→cancelled',
      'failed→received',
      'failed→cancelled',
      'to-be-paid→paid',
      'paid→to-be-paid',
      'paid→refunded',
    ]);
  });
});
