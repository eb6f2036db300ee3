import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilLoaded, useServerStatus, whenServerAnswers } from './server-return.ts';

/** A server that can be unreachable; `requests` counts the polls. */
const server = { isUnreachable: true, requests: 0 };

beforeEach(() => {
  Object.assign(server, { isUnreachable: true, requests: 0 });
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/htmlapp/' } }));
  vi.stubGlobal('fetch', async () => {
    server.requests += 1;
    if (server.isUnreachable) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('polls an unavailable server in one loop with backoff, for all waiting callers', async () => {
  const parts = Promise.all(Array.from({ length: 33 }, () => whenServerAnswers()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toBeGreaterThan(4);
  expect(server.requests).toBeLessThan(16);
  expect(useServerStatus.getState().isUnreachable).toBe(true);
  server.isUnreachable = false;
  window.dispatchEvent(new Event('online'));
  await parts;
  expect(useServerStatus.getState().isUnreachable).toBe(false);
});

it('retries failed loads, immediately when the network is back, and meanwhile shows that the server is unavailable', async () => {
  const load = vi.fn(async () => {
    if (server.isUnreachable) throw new TypeError('Failed to fetch');
    return 'fonts';
  });
  const coming = retryUntilLoaded(load);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(useServerStatus.getState().isUnreachable).toBe(true);
  server.isUnreachable = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await coming).toBe('fonts');
  expect(useServerStatus.getState().isUnreachable).toBe(false);
});

it('retries a refused request with backoff', async () => {
  server.isUnreachable = false;
  const load = vi.fn(async () => 'list');
  for (let times = 0; times < 4; times += 1) load.mockRejectedValueOnce(new Error('503'));
  const coming = retryUntilLoaded(load);
  await vi.advanceTimersByTimeAsync(600);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await coming).toBe('list');
  expect(load).toHaveBeenCalledTimes(5);
});

it('keeps the notice until the last waiting caller continues', async () => {
  const load = vi.fn(async () => 'fonts').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const fonts = retryUntilLoaded(load);
  const part = whenServerAnswers();
  await vi.advanceTimersByTimeAsync(0);
  server.isUnreachable = false;
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all([fonts, part]);
  expect(useServerStatus.getState().isUnreachable).toBe(false);
});
