import { onTestFinished } from 'vitest';

/** What tries again by itself for a minute gives up at its next failure. */
export const A_MINUTE_MS = 60_000;

/** Lets time go by at once for all that measures it, until the test ends; timers go on at their own pace. */
export function skipTime(ms: number): void {
  const { now } = performance;
  performance.now = () => now.call(performance) + ms;
  onTestFinished(() => {
    performance.now = now;
  });
}
