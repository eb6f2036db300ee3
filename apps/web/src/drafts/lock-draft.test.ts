import { afterEach, expect, it, vi } from 'vitest';
import { lockDraft, lockedDrafts } from './lock-draft.ts';

type Grant = (lock: object | null) => unknown;

/** Stubs a browser whose locks behave as `request` says. */
function locksThat(request: (grant: Grant) => unknown, query: () => unknown = async () => ({ held: [] })) {
  const requests = vi.fn((_name: string, _options: object, grant: Grant) => request(grant));
  vi.stubGlobal('navigator', { locks: { request: requests, query } });
  return requests;
}

const refusal = () => new DOMException('The page is going away', 'AbortError');

afterEach(() => vi.unstubAllGlobals());

it('a lock that was never granted is not taken for one that was lost', async () => {
  const onLost = vi.fn();
  const requests = locksThat(async () => {
    throw refusal();
  });
  const lock = await lockDraft('a', 'if-free', onLost);
  expect(lock?.isCertain).toBe(false);
  lock?.release();
  expect(onLost).not.toHaveBeenCalled();
  expect(requests).toHaveBeenCalledOnce();
});

it('locks that throw instead of refusing count as unavailable', async () => {
  locksThat(() => {
    throw refusal();
  });
  expect((await lockDraft('a', 'take-over', vi.fn()))?.isCertain).toBe(false);
});

it('reading the locks may itself be forbidden', async () => {
  vi.stubGlobal('navigator', {
    get locks(): never {
      throw new DOMException('Not here', 'SecurityError');
    },
  });
  expect((await lockDraft('a', 'if-free', vi.fn()))?.isCertain).toBe(false);
  expect([...(await lockedDrafts())]).toEqual([]);
});

it('locks that never answer time out, and a lock granted later is released', async () => {
  vi.useFakeTimers();
  let lateGrant: Grant = () => undefined;
  locksThat((grant) => {
    lateGrant = grant;
    return new Promise(() => undefined);
  });
  const locking = lockDraft('a', 'if-free', vi.fn());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await locking)?.isCertain).toBe(false);
  expect(lateGrant({})).toBeUndefined();
  vi.useRealTimers();
});

it('a lock that was granted and is taken over is lost, once', async () => {
  const onLost = vi.fn();
  let steal: (reason: unknown) => void = () => undefined;
  locksThat((grant) => Promise.race([Promise.resolve(grant({})), new Promise((_, reject) => (steal = reject))]));
  expect((await lockDraft('a', 'if-free', onLost))?.isCertain).toBe(true);
  steal(refusal());
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 20_000);
});

it('a released lock does not count as lost, even if the browser reports so later', async () => {
  const onLost = vi.fn();
  locksThat(async (grant) => {
    await grant({});
    throw refusal();
  });
  (await lockDraft('a', 'if-free', onLost))?.release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onLost).not.toHaveBeenCalled();
});

it('a draft that another page has locked is not available', async () => {
  locksThat(async (grant) => grant(null));
  expect(await lockDraft('a', 'if-free', vi.fn())).toBeNull();
});

it('drafts are still offered where the browser does not say which are open', async () => {
  const refused = async () => {
    throw refusal();
  };
  locksThat(refused, refused);
  expect([...(await lockedDrafts())]).toEqual([]);
  locksThat(refused, async () => ({ held: [{ name: 'muro-draft 7' }, { name: 'other' }] }));
  expect([...(await lockedDrafts())]).toEqual(['7']);
});
