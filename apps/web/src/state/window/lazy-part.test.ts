import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, preloadPart } from './lazy-part.ts';
import { useServerStatus } from './server-return.ts';

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

it('preloads a part again after network failures, without a notice, also if the browser was never offline', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  answers.push(false, false, true);
  load.mockImplementationOnce(cut).mockImplementationOnce(cut).mockResolvedValue('the editor');
  preloadPart(load);
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(useServerStatus.getState().isUnreachable).toBe(false);
  }
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('preloads a part again at once when the browser is online again', async () => {
  const load = vi.fn<() => Promise<string>>();
  answers.push(false, false);
  load.mockImplementationOnce(cut).mockResolvedValue('the editor');
  preloadPart(load);
  await vi.waitFor(() => expect(answers).toEqual([]));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('does not preload a part for ever that is gone although the server answers', async () => {
  const load = vi.fn(cut);
  preloadPart(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
