import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getJson, postForm } from './http.ts';
import { MAX_ATTEMPTS } from './retry-while-overloaded.ts';
import { loadMedia } from './social.ts';

const BUSY = '{"error":"ERROR_BUSY","msg":"Very many people are here."}';
const AWAY = '{"error":"ERROR_STORE_AWAY","msg":"The storage cannot be reached."}';

let server: Server;
let address = '';
/** Value of the Retry-After header, seconds. */
let retryAfter = '0';
let bodies: string[] = [];
/** The answers in order; the last one repeats. */
let answers: readonly (readonly [status: number, text: string])[] = [];

beforeEach(async () => {
  bodies = [];
  retryAfter = '0';
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    bodies.push(body);
    const [status, text] = answers[Math.min(bodies.length, answers.length) - 1] as (typeof answers)[number];
    response.writeHead(status, { 'retry-after': retryAfter }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => server.closeAllConnections());

it('any call that an overloaded server rejected is repeated unchanged', async () => {
  answers = [
    [503, BUSY],
    [503, BUSY],
    [200, '{"collageid":9}'],
  ];
  expect(await postForm(address, { collagexml: '<collage/>' })).toEqual({ collageid: 9 });
  expect(bodies).toEqual(Array(3).fill('collagexml=%3Ccollage%2F%3E'));
});

it('a call is repeated up to the limit; then the server’s message is shown', async () => {
  answers = [[503, BUSY]];
  await expect(getJson(address)).rejects.toMatchObject({ kind: 'refused', status: 503, message: 'Very many people are here.' });
  expect(bodies).toHaveLength(MAX_ATTEMPTS);
});

it('a call to a photo service is repeated, too', async () => {
  answers = [
    [503, BUSY],
    [200, '{"media":[]}'],
  ];
  expect(await loadMedia(address, 'token', new AbortController().signal)).toEqual({ media: [] });
  answers = [[503, BUSY]];
  await expect(loadMedia(address, 'token', new AbortController().signal)).rejects.toMatchObject({ message: 'Very many people are here.' });
});

it('a call that may have been processed is not repeated automatically', async () => {
  answers = [[503, AWAY]];
  await expect(getJson(address)).rejects.toMatchObject({ kind: 'refused', key: 'ERROR_STORE_AWAY' });
  expect(bodies).toHaveLength(1);
});

it('a call cancelled while waiting is not repeated', async () => {
  retryAfter = '5';
  answers = [[503, BUSY]];
  const abort = new AbortController();
  const running = getJson(address, { signal: abort.signal });
  await expect.poll(() => bodies.length).toBe(1);
  abort.abort();
  await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
  expect(bodies).toHaveLength(1);
});
