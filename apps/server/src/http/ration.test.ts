import { expect, it } from 'vitest';
import { createRation } from './shed-load.ts';
import { watchTurn } from './watch-turn.ts';

const onTime = () => 0;
const crowd = ({ spanMs = 101, spanBeforeMs = 101, count = 51 }) => createRation(500, onTime, () => ({ count, spanMs, spanBeforeMs }));

it('sends away who only looks once two turns have answered a crowd for a fifth of the time, however punctual the loop is', () => {
  expect(crowd({})('looking')).toBe(true);
  expect(crowd({ spanMs: 99 })('looking')).toBe(false);
  expect(crowd({})('working')).toBe(false);
  expect(crowd({})('let in')).toBe(false);
});

it('sends nobody away for one long turn, or before few', () => {
  expect(crowd({ spanMs: 3000, spanBeforeMs: 99 })('looking')).toBe(false);
  expect(crowd({ spanMs: 3000, spanBeforeMs: 3000, count: 50 })('looking')).toBe(false);
});

it('counts what comes in one turn of the loop, and begins anew in the next', async () => {
  let now = 1000;
  const turn = watchTurn(() => now);
  expect(turn()).toEqual({ count: 1, spanMs: 0, spanBeforeMs: 0 });
  now += 30;
  expect(turn()).toEqual({ count: 2, spanMs: 30, spanBeforeMs: 0 });
  await new Promise(setImmediate);
  now += 30;
  expect(turn()).toEqual({ count: 1, spanMs: 0, spanBeforeMs: 30 });
  await new Promise(setImmediate);
  now += 1;
  expect(turn()).toEqual({ count: 1, spanMs: 0, spanBeforeMs: 0 });
});
