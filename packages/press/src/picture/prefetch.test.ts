import { describe, expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A task that ends when it is told to. */
function heldTask(result: number, started: number[]) {
  let end: () => void = () => undefined;
  const blocked = new Promise<void>((done) => {
    end = done;
  });
  const run = async () => {
    started.push(result);
    await blocked;
    return result;
  };
  return { run, end: () => end() };
}

const limits = (concurrency: number, maxWaitingBytes = Number.POSITIVE_INFINITY) => ({ concurrency, maxWaitingBytes, sizeOf: () => 1 });

describe('prefetch', () => {
  it('returns results in order and never exceeds the concurrency limit', async () => {
    let running = 0;
    let maxRunning = 0;
    const tasks = [30, 5, 20, 1, 10].map((ms) => async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await pause(ms);
      running -= 1;
      return ms;
    });
    const next = prefetch(tasks, limits(2));
    const received: number[] = [];
    for (let i = 0; i < 5; i++) received.push(await next());
    expect(received).toEqual([30, 5, 20, 1, 10]);
    expect(maxRunning).toBe(2);
    await expect(next()).rejects.toThrow(RangeError);
  });

  it('rejects only the call for the failed task', async () => {
    const next = prefetch([async () => 1, async () => Promise.reject(new Error('broken')), async () => 3], limits(3));
    expect(await next()).toBe(1);
    await pause(5);
    await expect(next()).rejects.toThrow('broken');
    expect(await next()).toBe(3);
  });

  it('a slow task does not keep those after it from running, until their results are too large together', async () => {
    const started: number[] = [];
    const tasks = [0, 1, 2, 3, 4, 5].map((result) => heldTask(result, started));
    const next = prefetch(
      tasks.map(({ run }) => run),
      limits(2, 3),
    );
    const first = next();
    for (const task of tasks.slice(1)) {
      task.end();
      await pause(1);
    }
    expect(started).toEqual([0, 1, 2, 3]);
    tasks[0]?.end();
    const received = [await first];
    for (let i = 1; i < 6; i++) received.push(await next());
    expect(received).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
