import { ORDER_STATES, PAYMENT_STATES } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { type Actor, isAllowed } from './transitions.ts';

/** Lists all transitions that an actor may make, such as 'received→cancelled'. */
function stepsOf(who: Actor): readonly string[] {
  const production = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => ({ axis: 'production', from, to }) as const));
  const payment = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => ({ axis: 'payment', from, to }) as const));
  return [...production, ...payment].filter((step) => isAllowed(step, who)).map(({ from, to }) => `${from}→${to}`);
}

describe('order state machine', () => {
  it('a buyer may only cancel, before production', () => {
    expect(stepsOf('buyer')).toEqual(['received→cancelled', 'failed→cancelled']);
  });

  it('the press prints, reports failures, and reprints lost files', () => {
    const tries = ['received→printing', 'printing→received', 'printing→printed', 'printing→failed'];
    expect(stepsOf('press')).toEqual([...tries, 'printed→received', 'printed→printing']);
  });

  it('the shop sends, cancels, restarts failed prints, and records payments', () => {
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
