import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';
import { type ListedRoute, routesOf } from './routes-of.ts';

/** Routes that accept a body without authentication: they create or open an account, or are called before there is one. */
const OPEN: ReadonlySet<string> = new Set([
  'POST /api/alive',
  'POST /api/customXml',
  'POST /api/isAuthenticated',
  'POST /api/signInCode',
  'POST /api/signout',
  'POST /api/register',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /account/email/confirm',
  'POST /api/social/session',
  'POST /social/demo',
]);

const LIMIT_BYTES = 64_000;
/** Bytes that a client can send until it sees the response: its own and the server's socket buffers hold some megabytes. */
const BUFFERED_BYTES = 8_000_000;
/** Statuses of requests that are refused half-way; 200 for signing out, which ignores its body. */
const REFUSED_EARLY: readonly number[] = [200, 400, 413];
const PIECE = Buffer.alloc(65_536, 'a');

const boundary = 'x-x-x';
const KINDS: Readonly<Record<string, { readonly type: string; readonly head: string }>> = {
  urlencoded: { type: 'application/x-www-form-urlencoded', head: 'collagexml=' },
  multipart: {
    type: `multipart/form-data; boundary=${boundary}`,
    head: `--${boundary}\r\ncontent-disposition: form-data; name="collagexml"\r\n\r\n`,
  },
  JSON: { type: 'application/json', head: '{"collagexml":"' },
  'text/plain': { type: 'text/plain', head: '' },
  bytes: { type: 'application/octet-stream', head: '' },
};

function* endless(head: string, maxBytes: number): Generator<Uint8Array> {
  yield Buffer.from(head);
  for (let sent = 0; sent < maxBytes; sent += PIECE.length) yield PIECE;
}

describe('bodies without a session', () => {
  let test: TestApp;
  let url = '';
  let routes: readonly ListedRoute[] = [];
  beforeAll(async () => {
    test = await openTestApp('pglite', { busyMs: 0 });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    routes = routesOf(test.app).filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  });
  afterAll(() => test.close());

  const isOpen = ({ method, path }: ListedRoute) => OPEN.has(`${method} ${path}`);
  const pathOf = ({ path }: ListedRoute) =>
    path
      .replace(/:hash/g, 'a'.repeat(64))
      .replace(/:name/g, 'order-1.pdf')
      .replace(/:[a-z]+/g, '1');
  const send = (route: ListedRoute, type: string, body: Iterable<Uint8Array>, headers: Readonly<Record<string, string>> = {}) =>
    rawRequest({ url, method: route.method, path: pathOf(route), headers: { 'content-type': type, ...headers }, body });
  const textOf = ({ method, path }: ListedRoute, kind: string, { status }: RawAnswer) => `${method} ${path} ${kind}: ${status}`;

  it('finds every route that accepts a body', () => {
    expect(routes.length).toBeGreaterThan(35);
    expect([...OPEN].filter((name) => !routes.some(({ method, path }) => `${method} ${path}` === name))).toEqual([]);
  });

  it.each(Object.entries(KINDS))(
    'refuses a visitor without a session before reading the body, on every route: %s',
    async (kind, { type, head }) => {
      const failures: string[] = [];
      for (const route of routes.filter((candidate) => !isOpen(candidate))) {
        const answer = await send(route, type, [Buffer.from(head)], { 'content-length': '8000000' });
        if (![303, 401].includes(answer.status)) failures.push(textOf(route, kind, answer));
      }
      expect(failures).toEqual([]);
    },
  );

  it.each(Object.entries(KINDS))('refuses a long body of an open call by its length alone: %s', async (kind, { type, head }) => {
    const failures: string[] = [];
    for (const route of routes.filter(isOpen)) {
      const answer = await send(route, type, [Buffer.from(head)], { 'content-length': '200000000' });
      if (!REFUSED_EARLY.includes(answer.status)) failures.push(textOf(route, kind, answer));
    }
    expect(failures).toEqual([]);
  });

  it.each(Object.entries(KINDS))('stops reading an endless chunked body, on every route: %s', async (kind, { type, head }) => {
    const failures: string[] = [];
    for (const route of routes) {
      const answer = await send(route, type, endless(head, 4 * BUFFERED_BYTES));
      const isRefused = [...REFUSED_EARLY, 303, 401].includes(answer.status) && answer.sentBytes < BUFFERED_BYTES;
      if (!isRefused) failures.push(`${textOf(route, kind, answer)} after ${answer.sentBytes} bytes`);
    }
    expect(failures).toEqual([]);
  });

  it('holds little memory for many large forms at once', async () => {
    const field = (n: number) => `--${boundary}\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\n`;
    function* form(): Generator<Uint8Array> {
      for (let n = 0; n < 40; n++) yield* endless(n === 0 ? field(n) : `\r\n${field(n)}`, 3_900_000);
    }
    const before = process.memoryUsage().rss;
    const { type } = KINDS.multipart as (typeof KINDS)[string];
    const open = routes.filter(isOpen);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => send(open[n % open.length] as ListedRoute, type, form())));
    expect(answers.filter(({ status }) => ![...REFUSED_EARLY, 429].includes(status))).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
  });

  it('accepts a form with up to 16 fields and 64 kB of text', async () => {
    const part = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const form = (count: number, value: string) =>
      `${Array.from({ length: count }, (_, n) => part(n === 0 ? 's' : `f${n}`, value)).join('')}--${boundary}--\r\n`;
    const { type } = KINDS.multipart as (typeof KINDS)[string];
    const alive = { method: 'POST', path: '/api/alive' };
    const statusOf = async (body: string) =>
      (await send(alive, type, [Buffer.from(body)], { 'content-length': String(Buffer.byteLength(body)) })).status;
    expect(await statusOf(form(16, 'a'))).toBe(200);
    expect(await statusOf(form(17, 'a'))).toBe(400);
    expect(await statusOf(form(16, 'a'.repeat(LIMIT_BYTES / 16)))).toBe(413);
  });
});
