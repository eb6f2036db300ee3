import { describe, expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('prefetch', () => {
  it('returns results in order and never exceeds the concurrency limit', async () => {
    let running = 0;
    let most = 0;
    const tasks = [30, 5, 20, 1, 10].map((ms) => async () => {
      most = Math.max(most, ++running);
      await pause(ms);
      running -= 1;
      return ms;
    });
    const next = prefetch(tasks, 2);
    const seen: number[] = [];
    for (let i = 0; i < 5; i++) seen.push(await next());
    expect(seen).toEqual([30, 5, 20, 1, 10]);
    expect(most).toBe(2);
    await expect(next()).rejects.toThrow(RangeError);
  });

  it('rejects only the call for the failed task', async () => {
    const next = prefetch([async () => 1, async () => Promise.reject(new Error('broken')), async () => 3], 3);
    expect(await next()).toBe(1);
    await pause(5);
    await expect(next()).rejects.toThrow('broken');
  });
});
