import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../http/raw-request.ts';
import { photoOf } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';

const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const FORM = 'multipart/form-data; boundary=b';

describe('requests that are wrong, silent or slow', () => {
  let folder: string;
  let server: ServerProcess;
  let ana: Client;
  let body: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-requests-'));
    server = await startProcess({ PORT: String(await freePort()), MURO_DATA: folder });
    ana = await signUp(server.url, 'ana');
    body = Buffer.concat([Buffer.from(HEAD), await photoOf({ width: 60, height: 40 }), Buffer.from('\r\n--b--\r\n')]);
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const drafts = () => readdirSync(join(folder, 'photos/drafts'));
  const open = async (text: string): Promise<{ readonly socket: Socket; readonly received: () => string }> => {
    let received = '';
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    socket.setEncoding('latin1').on('data', (piece) => (received += piece));
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return { socket, received: () => received };
  };
  const head = (lines: Readonly<Record<string, string>>, method = 'POST') =>
    [
      `${method} /api/upload?format=json HTTP/1.1`,
      ...Object.entries({ host: 'localhost', cookie: ana.cookie, ...lines }).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');

  it('[U10] another method, an unexpected body and a compressed body are refused', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) {
      const { socket, received } = await open(`${head({ 'content-type': FORM, 'content-length': String(body.length) }, method)}\r\n\r\n`);
      socket.write(body);
      await expect.poll(received, { message: method, timeout: 30_000 }).toMatch(/^HTTP\/1\.1 4\d\d/);
      socket.destroy();
    }
    const packed = gzipSync(body);
    const headers = { cookie: ana.cookie, 'content-type': FORM, 'content-length': String(packed.length), 'content-encoding': 'gzip' };
    expect((await rawRequest({ url: server.url, headers, body: [packed] })).status).toBe(400);
    await expect.poll(drafts, { timeout: 30_000 }).toEqual([]);
  });

  // The next two wait half a minute each for a timeout of the server, so they run concurrently.
  it.concurrent('[U10] a client that sends Expect: 100-continue and then no body is disconnected', { timeout: 300_000 }, async ({
    expect,
  }) => {
    const { socket, received } = await open(`${head({ 'content-type': FORM, 'content-length': '5000', expect: '100-continue' })}\r\n\r\n`);
    const closed = once(socket, 'close');
    await expect.poll(received, { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 100 Continue/);
    await closed;
    expect((await ana.upload(await photoOf({ width: 61, height: 40 }))).status).toBe(200);
    await expect.poll(drafts, { timeout: 120_000 }).toEqual([]);
  });

  it.concurrent('[U11] requests whose header or body arrives too slowly are ended, and other clients are served as before', {
    timeout: 300_000,
  }, async ({ expect }) => {
    const whole = head({ 'content-type': FORM, 'content-length': '1000000' });
    const heads = await Promise.all(Array.from({ length: 100 }, () => open('POST /api/upload HTTP/1.1\r\n')));
    const bodies = await Promise.all(Array.from({ length: 100 }, () => open(`${whole}\r\n\r\n${HEAD}`)));
    const all = [...heads, ...bodies];
    let isOpen = all.length;
    for (const { socket } of all) socket.once('close', () => isOpen--);
    const slowSender = setInterval(() => {
      for (const { socket } of heads) socket.write('x');
      for (const { socket } of bodies) socket.write('x');
    }, 1000);
    const spans: number[] = [];
    while (isOpen > 0) {
      const begin = performance.now();
      expect((await ana.get('/api/openapi.json')).status).toBe(200);
      spans.push(performance.now() - begin);
      await new Promise((done) => setTimeout(done, 100));
    }
    clearInterval(slowSender);
    console.info(`${spans.length} calls meanwhile, the longest ${Math.round(Math.max(...spans))} ms`);
    expect((await ana.upload(await photoOf({ width: 62, height: 40 }))).status).toBe(200);
    await expect.poll(drafts, { timeout: 120_000 }).toEqual([]);
  });
});
