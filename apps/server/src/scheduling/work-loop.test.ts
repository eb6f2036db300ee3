import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorkLoop, type WorkLoop } from './work-loop.ts';

const MAX_REST_MS = 2_500;
let loop: WorkLoop;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await loop.stop();
  vi.useRealTimers();
});

describe('workers of a database queue', () => {
  it('poll in turns while the queue is empty', async () => {
    const work = vi.fn(async () => false);
    loop = startWorkLoop({ workers: 8, isAlone: false, work, onFault: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(8);
    await vi.advanceTimersByTimeAsync(10 * MAX_REST_MS);
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(8 + 10);
    expect(work.mock.calls.length).toBeLessThanOrEqual(8 + 17);
  });

  it('poll a quarter as often on the only server', async () => {
    const work = vi.fn(async () => false);
    loop = startWorkLoop({ workers: 8, isAlone: true, work, onFault: () => {} });
    await vi.advanceTimersByTimeAsync(40 * MAX_REST_MS);
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(8 + 10);
    expect(work.mock.calls.length).toBeLessThanOrEqual(8 + 17);
    const before = work.mock.calls.length;
    loop.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(before + 8);
  });

  it('are all woken by the worker that finds work, and by `wake`', async () => {
    let pieces = 0;
    let maxConcurrent = 0;
    let atWork = 0;
    const work = async () => {
      if (pieces === 0) return false;
      pieces--;
      maxConcurrent = Math.max(maxConcurrent, ++atWork);
      await new Promise((done) => setTimeout(done, 100));
      atWork--;
      return true;
    };
    loop = startWorkLoop({ workers: 4, isAlone: false, work, onFault: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    pieces = 12;
    await vi.advanceTimersByTimeAsync(MAX_REST_MS + 500);
    expect({ pieces, maxConcurrent }).toEqual({ pieces: 0, maxConcurrent: 4 });
    pieces = 4;
    maxConcurrent = 0;
    loop.wake();
    await vi.advanceTimersByTimeAsync(200);
    expect({ pieces, maxConcurrent }).toEqual({ pieces: 0, maxConcurrent: 4 });
  });

  it('do not wait for one with a long task', async () => {
    const done: string[] = [];
    const pieces = ['long'];
    const work = async () => {
      const piece = pieces.shift();
      if (piece === 'long') await new Promise((end) => setTimeout(end, 60_000));
      if (piece) done.push(piece);
      return piece !== undefined;
    };
    loop = startWorkLoop({ workers: 2, isAlone: false, work, onFault: () => {} });
    await vi.advanceTimersByTimeAsync(100);
    pieces.push('short');
    await vi.advanceTimersByTimeAsync(MAX_REST_MS);
    expect(done).toEqual(['short']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['short', 'long']);
  });

  it('pause after an error and continue', async () => {
    const faults: unknown[] = [];
    let turn = 0;
    const work = async () => {
      if (turn++ === 0) throw new Error('away');
      return false;
    };
    loop = startWorkLoop({ workers: 1, isAlone: false, work, onFault: (error) => faults.push(error) });
    await vi.advanceTimersByTimeAsync(100);
    expect(turn).toBe(1);
    await vi.advanceTimersByTimeAsync(MAX_REST_MS);
    expect(faults).toHaveLength(1);
    expect(turn).toBe(2);
  });
});
