import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenWorkIsNear } from './when-work-is-near.ts';

const load = vi.fn();
const storeDatabases = (...names: string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name, version: 1 })) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  storeDatabases();
});
afterEach(() => {
  load.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads at once in a browser that may have drafts, and once in all', async () => {
  storeDatabases('muro-drafts');
  whenWorkIsNear(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('keydown'));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('loads on a first visit at the first %s', async (input) => {
  whenWorkIsNear(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(input));
  window.dispatchEvent(new Event(input));
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads on a first visit after a while without an input', async () => {
  whenWorkIsNear(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads at once in a browser that does not list its databases, and not after it is cancelled', async () => {
  vi.stubGlobal('indexedDB', {});
  whenWorkIsNear(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  whenWorkIsNear(load)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
