import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLeaseHeartbeat } from './lease-heartbeat.ts';

/* Uses fake timers: on a busy machine a real timer fires so late that a short lease expires. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lease', () => {
  it('that was lost ends the work', async () => {
    let isOurs = true;
    const { signal, end } = startLeaseHeartbeat(async () => isOurs, 30_000);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(signal.aborted).toBe(false);
    isOurs = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal.aborted).toBe(true);
    end();
  });

  it('that cannot be renewed for as long as it lasts ends the work, too', async () => {
    const { signal, end } = startLeaseHeartbeat(() => Promise.reject(new Error('away')), 30_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal.aborted).toBe(true);
    end();
  });
});
