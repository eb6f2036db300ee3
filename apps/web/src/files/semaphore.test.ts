import { describe, expect, it } from 'vitest';
import { HEADER_READS, resizeReads, SERVER_READS } from './read-limits.ts';
import { createSemaphore } from './semaphore.ts';

/** Returns the highest number of concurrent jobs out of twenty. */
async function maxConcurrent(limit: number): Promise<number> {
  const semaphore = createSemaphore(limit);
  let running = 0;
  let maxRunning = 0;
  const job = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => semaphore(job)));
  return maxRunning;
}

describe('semaphore', () => {
  it('[CONC-01] at most 3 server files are read at a time', async () => {
    expect(await maxConcurrent(SERVER_READS)).toBe(3);
  });

  it('[CONC-02] at most 4 headers are read at a time', async () => {
    expect(await maxConcurrent(HEADER_READS)).toBe(4);
  });

  it('[CONC-03] resizes run at most as many as there are cores, and leave one to the page; 4 when that is unknown', () => {
    expect([resizeReads(1), resizeReads(2), resizeReads(4), resizeReads(undefined), resizeReads(16)]).toEqual([1, 1, 3, 4, 4]);
  });

  it('continues after a failed job, and returns its error to the caller', async () => {
    const semaphore = createSemaphore(1);
    const failed = semaphore(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await expect(semaphore(() => Promise.resolve(5))).resolves.toBe(5);
  });

  it('refuses a limit below one', () => {
    expect(() => createSemaphore(0)).toThrow(RangeError);
  });
});
