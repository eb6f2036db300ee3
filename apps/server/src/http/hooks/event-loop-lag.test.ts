import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureEventLoopLag } from './event-loop-lag.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the time since the loop was due, and stops its timer without requests', () => {
  let nowMs = 1000;
  const lagMs = measureEventLoopLag(() => nowMs);
  const pass = (spanMs: number) => {
    nowMs += spanMs;
    vi.advanceTimersByTime(spanMs);
  };
  expect(lagMs()).toBeLessThanOrEqual(0);
  nowMs += 300; // the loop is blocked: its timers do not fire
  expect(lagMs()).toBe(250);
  vi.advanceTimersByTime(50);
  expect(lagMs()).toBe(250); // requests that arrived meanwhile wait for the same turn
  pass(50);
  expect(lagMs()).toBeLessThanOrEqual(0);
  pass(2000);
  expect(vi.getTimerCount()).toBe(0);
  nowMs += 60_000;
  expect(lagMs()).toBeLessThanOrEqual(0);
  expect(vi.getTimerCount()).toBe(1);
});
