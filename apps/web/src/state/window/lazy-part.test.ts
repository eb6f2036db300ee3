import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilThere, useMissingPart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what does not come is asked for again, at once when the network is back, and it is said meanwhile', async () => {
  const load = vi.fn(async () => 'fonts');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const coming = untilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(useMissingPart.getState().isAway).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await coming).toBe('fonts');
  expect(useMissingPart.getState().isAway).toBe(false);
});
