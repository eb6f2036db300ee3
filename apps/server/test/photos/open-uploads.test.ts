import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { draftsOf } from '../upkeep/stored-files.ts';
import { photoOf, uploadForm } from './make-photo.ts';

const MEGABYTE = 1_000_000;

describe.each(SMALL_AND_LARGE)('open uploads on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let port: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as { port: number }).port;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await test.close();
  });

  /** Sends the headers of an upload and `bytes` bytes of its file; records the status line of the response. */
  const begin = async (bytes: number, declaredBytes = 20 * MEGABYTE, visitor = ana) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    const received = { text: '' };
    socket.setEncoding('latin1').on('data', (text) => (received.text += text));
    socket.on('error', () => {});
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${visitor.cookie()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${declaredBytes}\r\n\r\n${part}`,
    );
    socket.write(Buffer.alloc(bytes, 0xff));
    return received;
  };
  const openRows = async () =>
    Number((await test.database.db.execute(sql`select count(*) as rows from open_uploads where lease_until > now()`)).rows[0]?.rows);
  const endAll = async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(openRows).toBe(0);
    await expect.poll(() => draftsOf(test)).toEqual([]);
  };

  it('are limited to ten per account; the eleventh gets a time to retry, and others continue', async () => {
    const first = await Promise.all(Array.from({ length: 10 }, () => begin(300_000)));
    await expect.poll(openRows).toBe(10);
    const more = await Promise.all(Array.from({ length: 82 }, () => begin(300_000)));
    await expect.poll(() => more.filter(({ text }) => text.startsWith('HTTP/1.1 429')).length, { timeout: 30_000 }).toBe(82);
    expect(more[0]?.text.toLowerCase()).toContain('retry-after: ');
    expect(first.map(({ text }) => text)).toEqual(first.map(() => ''));
    expect(draftsOf(test).length).toBeLessThanOrEqual(10);
    const bert = createVisitor(test);
    await bert.register('bert');
    expect((await bert.send(uploadForm(await photoOf({ width: 300, height: 200, seed: 4 }), {}))).statusCode).toBe(200);
    await endAll();
    expect((await ana.send(uploadForm(await photoOf({ width: 300, height: 200, seed: 5 }), {}))).statusCode).toBe(200);
  });

  it('count for the quota with their maximum size before any byte is read', async () => {
    const { quotaBytes } = test.services;
    test.change({ quotaBytes: 45 * MEGABYTE });
    await begin(1000);
    await expect.poll(openRows).toBe(1);
    await begin(1000);
    await expect.poll(openRows).toBe(2);
    const third = await begin(1000);
    await expect.poll(() => third.text).toMatch(/^HTTP\/1\.1 413|^HTTP\/1\.1 507/);
    expect(third.text).toContain('ERROR_QUOTA');
    await endAll();
    test.change({ quotaBytes });
  });

  it('are refused while the disk has no space for all open uploads, and aborted when it fills meanwhile', async () => {
    const { blobs } = test.services;
    let freeBytes = 2_030 * MEGABYTE;
    test.change({ blobs: { ...blobs, diskSpace: async () => ({ freeBytes, totalBytes: 100_000 * MEGABYTE }) } });
    const first = await begin(1000);
    await expect.poll(openRows).toBe(1);
    const second = await begin(1000);
    await expect.poll(() => second.text).toMatch(/^HTTP\/1\.1 507/);
    expect(second.text).toContain('ERROR_NO_SPACE');
    expect(first.text).toBe('');
    freeBytes = 1_000 * MEGABYTE;
    sockets[0]?.write(Buffer.alloc(5 * MEGABYTE, 0xff));
    await expect.poll(() => first.text, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 507/);
    await endAll();
    test.change({ blobs });
  });

  it('of a server that was killed are forgotten when their lease has run out', async () => {
    await test.database.db.execute(sql`insert into open_uploads
      select 'killed-' || number, (select id from users where name = 'ana'), 1000, now() + interval '1 hour' from generate_series(1, 10) as number`);
    const photo = uploadForm(await photoOf({ width: 300, height: 200, seed: 6 }), {});
    expect((await ana.send(photo)).statusCode).toBe(429);
    await test.database.db.execute(sql`update open_uploads set lease_until = now() - interval '1 second'`);
    expect((await ana.send(photo)).statusCode).toBe(200);
    expect(await openRows()).toBe(0);
  });
});
