import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PATHS, pathOf } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';

const BUSY_MS = 300;
const CROWD = 60;
/** Time after which the lag was measured twice, so that earlier lag is forgotten, ms. */
const RECOVERY_MS = 120;
/** Costs almost nothing, so that the loop handles all of them in one turn. */
const CHEAP = '/api/nowhere';
const PAGE = { accept: 'text/html' };
/** Requests for first pages of a visit, and requests of a visitor in a transaction. */
const BROWSING = [
  PATHS.list,
  pathOf(PATHS.templateXml, { id: 'frame' }),
  `${pathOf(PATHS.quotes, { id: 1 })}?format=json`,
  '/',
  '/htmlapp/',
];
const WORKING = ['/api/cart', '/api/orders', '/photos/7/web.jpg', '/resumen', '/nowhere'];
const FORM = `POST ${PATHS.ownPassword}`;
const ALWAYS_ADMITTED = [PATHS.health, '/htmlapp/assets/main.js'];

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Blocks the event loop, like hundreds of requests that are handled one after the other. */
function computeFor(spanMs: number): void {
  const endMs = performance.now() + spanMs;
  while (performance.now() < endMs);
}

/** Opens connections that both sides have accepted: data written to them arrive immediately, even while the loop is blocked. */
async function connected({ server }: TestApp['app'], count: number): Promise<readonly Socket[]> {
  let accepted = 0;
  const all = new Promise<void>((done) => server.on('connection', () => ++accepted === count && done()));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }));
  await Promise.all([all, ...sockets.map((socket) => once(socket, 'connect'))]);
  return sockets;
}

/** @param call  a path, or `POST` and a path */
async function sendCall(socket: Socket, call: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const lines = Object.entries({ host: 'shop.example', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const [path = '', method = 'GET'] = call.split(' ').reverse();
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let text = '';
  for await (const piece of socket) text += String(piece);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...named] = head.split('\r\n');
  return { status: Number(first.split(' ')[1]), headers: new Map(named.map((line) => line.split(': ') as [string, string])), body };
}

async function openBusyApp(busyMs: number): Promise<TestApp & { answersAfter: ReturnType<typeof askerOf> }> {
  const test = await openTestApp('pglite', { busyMs });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...test, answersAfter: askerOf(test.app) };
}

/** Returns a function that sends these requests after a crowd while the loop is blocked for `spanMs`, and returns the responses. */
const askerOf =
  (app: TestApp['app']) =>
  async (spanMs: number, paths: readonly string[], { headers = {}, crowd = CROWD } = {}) => {
    await new Promise((done) => setTimeout(done, RECOVERY_MS));
    const [first, ...sockets] = await connected(app, 1 + crowd + paths.length);
    await sendCall(first as Socket, CHEAP, {}); // a first request starts the measurement
    const all = [...Array<string>(crowd).fill(CHEAP), ...paths];
    const answers = all.map((path, index) => sendCall(sockets[index] as Socket, path, headers));
    computeFor(spanMs);
    return (await Promise.all(answers)).slice(crowd);
  };

describe('an overloaded server', () => {
  let test: Awaited<ReturnType<typeof openBusyApp>>;
  beforeAll(async () => {
    test = await openBusyApp(BUSY_MS);
  });
  afterAll(() => test.close());

  it('refuses browsing requests and says when to retry', async () => {
    const answers = await test.answersAfter(2 * BUSY_MS, BROWSING, { headers: { 'accept-language': 'de' } });
    for (const { status, headers, body } of answers) {
      expect([status, JSON.parse(body)]).toEqual([503, { error: 'ERROR_BUSY', msg: expect.stringContaining('Gerade ist sehr viel los.') }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(6);
    }
    expect(await test.services.metrics.registry.metrics()).toContain(`muro_shed_total{kind="browse"} ${BROWSING.length}`);
  });

  it('still answers visitors who are working on a collage', async () => {
    const patient = await openBusyApp(4 * BUSY_MS); // these would be shed from twice this lag on; a busy machine adds some lag
    for (const { status } of await patient.answersAfter(5 * BUSY_MS, [...WORKING, ...ALWAYS_ADMITTED])) expect(status).not.toBe(503);
    await patient.close();
  });

  it('refuses them, too, at a greater lag, but answers health checks and files of admitted pages', async () => {
    const [form, ...answers] = await test.answersAfter(12 * BUSY_MS, [FORM, ...WORKING, ...ALWAYS_ADMITTED], { headers: PAGE });
    expect(answers.map(({ status }) => status)).toEqual([...WORKING.map(() => 503), 200, 404]);
    expect([form?.status, form?.headers.has('refresh')]).toEqual([503, false]);
    expect(form?.body).toContain('Ahora mismo hay muchas visitas.');
  });

  it('refuses nothing while few requests wait, because they are answered before a retry', async () => {
    const answers = await test.answersAfter(12 * BUSY_MS, [...WORKING, PATHS.list], { crowd: 5 });
    for (const { status } of answers) expect(status).not.toBe(503);
  });

  it('shows a page that reloads by itself', async () => {
    const [answer] = await test.answersAfter(2 * BUSY_MS, ['/htmlapp/'], { headers: PAGE });
    expect([answer?.status, answer?.headers.get('refresh')]).toEqual([503, answer?.headers.get('retry-after')]);
    expect(answer?.body).toContain('Ahora mismo hay muchas visitas.');
  });

  it('answers all requests again once the lag is gone', async () => {
    expect((await test.answersAfter(2 * BUSY_MS, [PATHS.list]))[0]?.status).toBe(503);
    await expect.poll(async () => (await test.answersAfter(0, [PATHS.list]))[0]?.status, { timeout: 20_000 }).toBe(200);
  });
});

it('refuses nothing if load shedding is off', async () => {
  const test = await openBusyApp(0);
  expect((await test.answersAfter(2 * BUSY_MS, [PATHS.list]))[0]?.status).toBe(200);
  await test.close();
});
