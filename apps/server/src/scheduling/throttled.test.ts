import { expect, it, vi } from 'vitest';
import { throttled } from './throttled.ts';

/** Returns throttled work that ends only when the test ends it, on a clock of the test. */
function slowWork() {
  const time = { nowMs: 0 };
  const ends: (() => void)[] = [];
  const run = throttled(
    () => new Promise<void>((done) => ends.push(done)),
    () => time.nowMs,
  );
  return { time, ends, run };
}

const isWaiting = (call: Promise<void>) =>
  Promise.race([call.then(() => false), new Promise<boolean>((done) => setTimeout(() => done(true), 0))]);

it('after a pause, concurrent callers share one run and wait for it', async () => {
  const { time, ends, run } = slowWork();
  expect(await isWaiting(run())).toBe(false); // the last run has just ended
  time.nowMs = 10_000;
  const [first, second] = [run(), run()];
  expect(await isWaiting(Promise.race([first, second]))).toBe(true);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.all([first, second]);
});

it('under continuous load it runs once per second and no caller waits, however long it takes', async () => {
  const { time, ends, run } = slowWork();
  time.nowMs = 1010;
  expect(await isWaiting(run())).toBe(false);
  expect(ends).toHaveLength(1);
  time.nowMs = 60_000;
  expect(await isWaiting(run())).toBe(false);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await new Promise((done) => setTimeout(done, 0));
  time.nowMs += 1010;
  expect(await isWaiting(run())).toBe(false);
  expect(ends).toHaveLength(2);
});

it('no caller waits longer than the time limit, however long it takes', async () => {
  vi.useFakeTimers();
  const { time, ends, run } = slowWork();
  time.nowMs = 10_000;
  const firstRun = run();
  await vi.advanceTimersByTimeAsync(250);
  await firstRun;
  await run();
  expect(ends).toHaveLength(1);
  vi.useRealTimers();
});
