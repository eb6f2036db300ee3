import { onTestFinished } from 'vitest';

/** Operations that are retried for a minute fail at their next failure after this time. */
export const A_MINUTE_MS = 60_000;

/** Advances `performance.now` until the test ends; timers keep their own pace. */
export function skipTime(ms: number): void {
  const { now } = performance;
  performance.now = () => now.call(performance) + ms;
  onTestFinished(() => {
    performance.now = now;
  });
}
