import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, preloadPart } from './lazy-part.ts';

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const reload = vi.fn();
/** False for each of the next calls that the server does not answer; it answers all later ones. */
const answers: boolean[] = [];

beforeEach(() => {
  answers.length = 0;
  const storage = new Map<string, string>();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/htmlapp/', reload } }));
  vi.stubGlobal('fetch', async () => (answers.shift() === false ? cut() : { ok: true }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
  vi.unstubAllGlobals();
});

it('waits through several network failures without a reload', async () => {
  const load = vi.fn<() => Promise<string>>();
  for (const isBack of [false, true, false, true, false, true]) answers.push(isBack);
  load.mockImplementationOnce(cut).mockImplementationOnce(cut).mockImplementationOnce(cut).mockResolvedValue('the editor');
  expect(await lazyPart(load)).toBe('the editor');
  expect(answers).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once for a part that is gone although the server answers', async () => {
  const load = vi.fn(cut);
  void lazyPart(load);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
  await expect(lazyPart(load)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('preloads a part again each time the browser is online again, until it is there', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn<() => Promise<unknown>>();
  load.mockImplementationOnce(cut).mockImplementationOnce(cut).mockResolvedValue('the editor');
  preloadPart(load);
  for (const calls of [1, 2, 3, 3]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
  }
});

it('preloads a part again if its failure is known only after the browser is online again, but not for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn(cut);
  preloadPart(load);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});
