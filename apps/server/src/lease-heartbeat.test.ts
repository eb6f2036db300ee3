import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLeaseHeartbeat } from './lease-heartbeat.ts';

const LEASE_MS = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('of a database that is silent is lost with the lease, and asks it once', async () => {
  const renew = vi.fn(() => new Promise<boolean>(() => {}));
  const heartbeat = startLeaseHeartbeat(renew, LEASE_MS);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(heartbeat.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  expect(heartbeat.signal.aborted).toBe(true);
  expect(renew).toHaveBeenCalledTimes(1);
  heartbeat.end();
});

it('lives past a renewal that failed, and ends when somebody else has the lease', async () => {
  const renew = vi.fn(async () => true);
  const heartbeat = startLeaseHeartbeat(renew, LEASE_MS);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  renew.mockRejectedValueOnce(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(3 * LEASE_MS);
  expect(heartbeat.signal.aborted).toBe(false);
  renew.mockResolvedValueOnce(false);
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  expect(heartbeat.signal.aborted).toBe(true);
  heartbeat.end();
});

it('asks no more once it has ended', async () => {
  const renew = vi.fn(async () => true);
  const heartbeat = startLeaseHeartbeat(renew, LEASE_MS);
  heartbeat.end();
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renew).not.toHaveBeenCalled();
  expect(heartbeat.signal.aborted).toBe(false);
});
