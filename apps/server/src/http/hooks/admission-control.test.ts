import { expect, it } from 'vitest';
import { createTurnCounter } from './loop-turns.ts';
import { createAdmissionControl } from './shed-load.ts';

const onTime = () => 0;
const crowd = ({ spanMs = 101, runMs = 501, browsing = 51 }) => createAdmissionControl(500, onTime, () => ({ browsing, spanMs, runMs }));

it('sheds browsing requests after a long run of crowded turns, even without event-loop lag', () => {
  expect(crowd({})('browse')).toBe(true);
  expect(crowd({ spanMs: 99 })('browse')).toBe(false);
  expect(crowd({})('transaction')).toBe(false);
  expect(crowd({})('always')).toBe(false);
});

it('sheds nothing for a crowd that is answered soon, or with few browsing requests', () => {
  expect(crowd({ spanMs: 499, runMs: 499 })('browse')).toBe(false);
  expect(crowd({ spanMs: 3000, runMs: 3000, browsing: 50 })('browse')).toBe(false);
});

it('counts browsing requests per turn of the loop and measures runs of long turns', async () => {
  let now = 1000;
  const turn = createTurnCounter(100, () => now);
  const next = async (pauseMs: number) => {
    await new Promise(setImmediate);
    now += pauseMs;
    return turn(true);
  };
  expect(turn(false)).toEqual({ browsing: 0, spanMs: 0, runMs: 0 });
  now += 100;
  expect(turn(true)).toEqual({ browsing: 1, spanMs: 100, runMs: 100 });
  expect(await next(10)).toEqual({ browsing: 1, spanMs: 0, runMs: 110 });
  now += 200;
  expect(await next(200)).toEqual({ browsing: 1, spanMs: 0, runMs: 510 });
  now += 99;
  expect(await next(0), 'after a short turn').toEqual({ browsing: 1, spanMs: 0, runMs: 0 });
  now += 100;
  expect(await next(101), 'after a pause').toEqual({ browsing: 1, spanMs: 0, runMs: 0 });
});
