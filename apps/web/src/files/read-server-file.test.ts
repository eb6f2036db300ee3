import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServerFile } from './read-server-file.ts';

let answers: (() => Promise<Response>)[];
let requests: number;
const status = (code: number) => async () => new Response('bytes', { status: code });
const noAnswer = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  vi.stubGlobal('fetch', () => (answers[requests++] ?? noAnswer)());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readAfterAll = async (signal?: AbortSignal) => {
  const read = readServerFile('/photos/7/web.jpg', signal);
  await vi.advanceTimersByTimeAsync(60_000);
  return { ...(await read), requests };
};

it('loads in spite of an overloaded, restarting and unreachable server', async () => {
  answers = [status(503), status(502), noAnswer, status(200)];
  expect(await readAfterAll()).toMatchObject({ error: null, requests: 4 });
});

it('is not requested again after a permanent refusal', async () => {
  answers = [status(404)];
  expect(await readAfterAll()).toMatchObject({ error: 'ERROR_NO_FILE_ACCESS', requests: 1 });
  requests = 0;
  answers = [status(500)];
  expect(await readAfterAll()).toMatchObject({ error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', requests: 1 });
});

it('fails after the last retry, and stops immediately when aborted', async () => {
  answers = [];
  expect(await readAfterAll()).toMatchObject({ error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', requests: 4 });
  requests = 0;
  const abort = new AbortController();
  const read = readServerFile('/photos/7/web.jpg', abort.signal);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect((await read).error).toBe('ERROR_IMAGE_COULD_NOT_BE_LOADED');
});
