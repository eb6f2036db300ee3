import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../http/raw-request.ts';
import { photoOf } from '../photos/make-photo.ts';
import { childrenOf, openFiles } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { verifyJournal } from './check-journal.ts';
import { killWhileUploading } from './kill-while-uploading.ts';
import { seededRandom } from './random.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-faults-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server killed with SIGKILL during uploads', () => {
  it('[F1] has everything it acknowledged, once and whole, and no rest after the sweep', { timeout: 300_000 }, async () => {
    const photos = await Promise.all(Array.from({ length: 20 }, (_, seed) => photoOf({ width: 600, height: 400, seed })));
    const report = await killWhileUploading({
      dataFolder: join(folder, 'killed'),
      journalFile: join(folder, 'journal'),
      photos,
      kills: 2,
      seed: 11,
      maxMs: 500,
    });
    expect(report).toMatchObject({ faults: [], drafts: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  });
});

describe('a running server', () => {
  let data: string;
  let server: ServerProcess;
  let ana: Client;
  beforeAll(async () => {
    data = join(folder, 'running');
    server = await startProcess({ PORT: String(await freePort()), MURO_DATA: data });
    ana = await signUp(server.url, 'ana');
  });
  afterAll(() => server.kill());
  const drafts = () => readdirSync(join(data, 'photos/drafts'));
  const pid = () => server.child.pid as number;

  it('[F4] accepts a photo whose decoder was killed, and the concurrent ones', async () => {
    await ana.upload(await photoOf({ width: 50, height: 40 })); // now a decoder is running
    const photos = await Promise.all([1, 2, 3].map((seed) => photoOf({ width: 4000, height: 3000, seed })));
    const uploads = photos.map((photo) => ana.upload(photo));
    await expect.poll(() => drafts().length, { timeout: 60_000 }).toBeGreaterThan(0);
    const decoders = childrenOf(pid()).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'latin1').includes('photo-child'));
    process.kill(decoders[0] as number, 'SIGKILL');
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(drafts()).toEqual([]);
  });

  it('[F11] accepts a photo that arrives slowly', async () => {
    const body = formOf(await photoOf({ width: 600, height: 400 }), 200);
    const headers = { cookie: ana.cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const slow = rawRequest({ url: server.url, headers, body, pauseMs: 20 });
    expect((await ana.upload(await photoOf({ width: 60, height: 40 }))).status).toBe(200);
    expect((await slow).status).toBe(200);
  });

  it('[F12] deletes aborted uploads at every stage', { timeout: 300_000 }, async () => {
    const random = seededRandom(12);
    const body = Buffer.concat(formOf(await photoOf({ width: 600, height: 400 }), 4096));
    const headers = { cookie: ana.cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(body.length) };
    await ana.upload(await photoOf({ width: 50, height: 40 }));
    const before = openFiles(pid());
    for (let round = 0; round < 50; round++) {
      const broken = Array.from({ length: 10 }, () => body.subarray(0, Math.floor(random() * body.length)));
      await Promise.all(broken.map((piece) => rawRequest({ url: server.url, headers, body: [piece], hangsUp: true })));
    }
    await expect.poll(drafts, { timeout: 60_000 }).toEqual([]);
    await expect.poll(() => openFiles(pid()), { timeout: 60_000 }).toBeLessThanOrEqual(before + 3);
    // Uploads that the server has not handled yet occupy their turns for a moment, but not for long.
    const last = await photoOf({ width: 70, height: 40 });
    await expect.poll(async () => (await ana.upload(last)).status, { timeout: 60_000 }).toBe(200);
  });

  it('[F13] a client that waited too long and sends again has one photo', async () => {
    const photo = await photoOf({ width: 3000, height: 2000, seed: 13 });
    const body = Buffer.concat(formOf(photo, 65_536));
    const headers = { cookie: ana.cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(body.length) };
    await rawRequest({ url: server.url, headers, body: [body], hangsUp: true }); // all of it was sent, but the response is not awaited
    const [second, third] = await Promise.all([ana.upload(photo), ana.upload(photo)]);
    expect([second.status, third.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(third.body.id);
    await expect.poll(drafts, { timeout: 60_000 }).toEqual([]);
  });

  it('[F5] a graceful shutdown answers running requests, loses nothing that it acknowledged and does not wait for silent connections', async () => {
    const silent = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' }).on('error', () => {});
    await once(silent, 'connect');
    const photos = await Promise.all([51, 52, 53, 54].map((seed) => photoOf({ width: 2400, height: 1600, seed })));
    const uploads = photos.map((photo) => ana.upload(photo).catch(() => null));
    await expect.poll(() => drafts().length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    const acknowledged = (await Promise.all(uploads)).flatMap((answer) => (answer?.status === 200 ? [answer.body.id] : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(drafts()).toEqual([]);
    server = await startProcess({ PORT: new URL(server.url).port, MURO_DATA: data });
    for (const id of acknowledged) expect((await ana.get(`/photos/${id}/web.jpg`)).status).toBe(200);
    expect(await verifyJournal(server.url, data, [])).toEqual([]);
  });
});

function formOf(photo: Buffer, pieceLength: number): readonly Buffer[] {
  const pieces = Array.from({ length: Math.ceil(photo.length / pieceLength) }, (_, index) =>
    photo.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  return [Buffer.from(head), ...pieces, Buffer.from('\r\n--b--\r\n')];
}
