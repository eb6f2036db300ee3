import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempPostgres } from '../../../../test-support/temp-postgres.mjs';
import { startTempSwift, type TempSwift } from '../../../../test-support/temp-swift.mjs';
import { makeCatalogue } from '../../../server/test/catalogue/make-catalogue.ts';
import { orderState, placeOrder } from '../../../server/test/orders/place-order.ts';
import { photoOf } from '../../../server/test/photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../../../server/test/start/start-process.ts';
import { type Client, signUp } from '../../../server/test/support/http-client.ts';
import { startFaultyProxy } from './start-faulty-proxy.ts';

/* Integrity check and repair of a running shop whose files are damaged or lost, with real servers, command-line processes and stores. */

const TOKEN = 'operator-token-of-these-tests';
const MURO = join(import.meta.dirname, '../../bin/muro.mjs');
const folder = mkdtempSync(join(tmpdir(), 'muro-verify-'));
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 1000 ? byte ^ 1 : byte)));

const [postgres, swift] = await Promise.all([startTempPostgres(), startTempSwift()]);
let catalogue: string;

/** Direct access to the stored files, bypassing the server. */
interface Store {
  /** Paths of all files; a name contains the SHA-256 or is that of a print file. */
  names(): Promise<readonly string[]>;
  get(name: string): Promise<Buffer>;
  put(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

function onDisk(data: string): Store {
  const pathOf = (name: string) => join(data, name);
  return {
    names: async () =>
      ['photos', 'print'].flatMap((part) => readdirSync(pathOf(part), { recursive: true }).map((name) => join(part, String(name)))),
    get: async (name) => readFileSync(pathOf(name)),
    put: async (name, bytes) => writeFileSync(pathOf(name), bytes),
    remove: async (name) => rmSync(pathOf(name)),
  };
}

function inBucket({ endpoint, accessKeyId, secretAccessKey }: TempSwift, bucket: string): Store {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
  const send = async (name: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, init);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return {
    names: async () => [...(await send('')).toString().matchAll(/<Key>([^<]+)/g)].map(([, key]) => key as string),
    get: (name) => send(name),
    put: async (name, bytes) => void (await send(name, { method: 'PUT', body: new Uint8Array(bytes) })),
    remove: async (name) => void (await send(name, { method: 'DELETE' })),
  };
}

/** Settings of a server with an empty bucket and database; none if this machine has no such services. */
async function newBucket(name: string): Promise<Record<string, string>> {
  if (!swift || !postgres) return {};
  const { endpoint, accessKeyId, secretAccessKey } = swift;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
  await client.fetch(`${endpoint}/${name}`, { method: 'PUT' });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const access = { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return { ...access, DATABASE_URL: postgres.url.replace('/postgres?', `/${name}?`), MURO_SECRET: 'a-secret-of-these-tests-0123' };
}

beforeAll(async () => {
  catalogue = makeCatalogue(folder);
}, 240_000);
afterAll(async () => {
  await Promise.all([postgres?.stop(), swift?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(postgres && swift ? (['disk', 'bucket'] as const) : (['disk'] as const))('muro verify, with files on a %s', (kind) => {
  let shop: ServerProcess;
  let store: Store;
  let ana: Client;
  let bytes: Buffer;
  let photoId: number;
  let other: { readonly bytes: Buffer; readonly id: number };
  let orderId: number;
  const data = join(folder, kind);
  const backups = join(folder, `${kind}-backups`);

  const muro = (args: readonly string[], env: object = {}) =>
    new Promise<{ status: number | null; out: string; err: string }>((done) => {
      const environment = { PATH: process.env.PATH, MURO_OPERATOR_TOKEN: TOKEN, PORT: new URL(shop.url).port, ...env };
      const child = execFile(process.execPath, [MURO, ...args], { env: environment as never }, (_error, out, err) =>
        done({ status: child.exitCode, out, err }),
      );
    });
  const nameWith = async (part: string) => (await store.names()).find((name) => name.includes(part)) as string;
  const expectNoFaults = async () =>
    expect(await muro(['verify', '--deep'])).toMatchObject({ status: 0, out: expect.stringMatching(/no faults\n$/), err: '' });
  const printed = () => expect.poll(() => orderState(ana, orderId), { timeout: 120_000 }).toBe('printed');

  beforeAll(async () => {
    const env: Record<string, string> = { MURO_DATA: data, MURO_CATALOGUE: catalogue, MURO_OPERATOR_TOKEN: TOKEN };
    if (kind === 'bucket' && swift) {
      Object.assign(env, await newBucket('verify'));
      store = inBucket(swift, 'verify');
    } else store = onDisk(data);
    shop = await startProcess({ ...env, PORT: String(await freePort()) });
    ana = await signUp(shop.url, 'ana');
    bytes = await photoOf({ width: 1200, height: 800, seed: 9 });
    photoId = (await ana.upload(bytes)).body.id;
    const next = await photoOf({ width: 1000, height: 700, seed: 10 });
    other = { bytes: next, id: (await ana.upload(next)).body.id };
    orderId = (await placeOrder(ana, 600)).id;
  }, 240_000);
  afterAll(() => shop?.kill());

  it('finds no faults in a running shop during uploads and deletions', async () => {
    await printed();
    await expectNoFaults();
    const sending = Promise.all([21, 22, 23].map(async (seed) => ana.upload(await photoOf({ width: 900, height: 600, seed }))));
    for (let round = 0; round < 3; round++) expect(await muro(['verify'])).toMatchObject({ status: 0, err: '' });
    await sending;
    const report = JSON.parse((await muro(['verify', '--json'])).out);
    expect(report).toMatchObject({ orders: 1, fileFaults: [], orderFaults: [], left: [], warnings: [] });
    expect(report.files).toBeGreaterThan(24);
  });

  it('--deep finds one changed byte of an original, and --from restores it from the backup', async () => {
    expect((await muro(['backup', backups])).status).toBe(0);
    const name = await nameWith(shaOf(bytes));
    await store.put(name, flipped(bytes));
    expect((await muro(['verify'])).status).toBe(0);
    const result = await muro(['verify', '--deep']);
    expect(result).toMatchObject({ status: 1, err: '' });
    expect(result.out).toContain(
      `: 1 fault\n  original ${shaOf(bytes)}: does not match its checksum; photo ${photoId}; \`muro verify --deep --repair --from BACKUPS\``,
    );
    const alone = await muro(['verify', '--deep', '--repair', '--from', join(folder, 'nothing')]);
    expect([alone.status, alone.out]).toEqual([1, expect.stringContaining('NOT repaired')]);
    const repaired = await muro(['verify', '--deep', '--repair', '--from', backups]);
    expect(repaired).toMatchObject({ status: 0, out: expect.stringContaining('brought back from the backup'), err: '' });
    const answer = await fetch(`${shop.url}/api/shop/backup/blobs/${shaOf(bytes)}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(shaOf(Buffer.from(await answer.arrayBuffer()))).toBe(shaOf(bytes));
    const all = await Promise.all(
      (await store.names()).filter((candidate) => candidate.includes(shaOf(bytes))).map((name) => store.get(name)),
    );
    expect(all.map(shaOf).sort()).toEqual([shaOf(bytes), shaOf(flipped(bytes))].sort()); // the damaged file was moved aside
    await expectNoFaults();
  });

  it('makes missing copies and print files again', async () => {
    const thumb = Buffer.from((await ana.get(`/photos/${photoId}/thumb.jpg`)).bytes);
    const web = Buffer.from((await ana.get(`/photos/${photoId}/web.jpg`)).bytes);
    const print = async () => {
      const path = `${shop.url}/api/shop/orders/${orderId}/print.pdf`;
      return Buffer.from(await (await fetch(path, { headers: { authorization: `Bearer ${TOKEN}` } })).arrayBuffer());
    };
    const pdf = await print();
    const pdfName = kind === 'disk' ? `print/order-${orderId}.pdf` : await nameWith(shaOf(pdf));
    for (const name of [await nameWith(shaOf(thumb)), pdfName]) await store.remove(name);
    await store.put(await nameWith(shaOf(web)), flipped(web));
    const result = await muro(['verify', '--deep', '--json']);
    expect(result.status).toBe(1);
    const { fileFaults } = JSON.parse(result.out) as { fileFaults: { role: string; state: string; orders: number[] }[] };
    expect(fileFaults.map(({ role, state }) => `${role} ${state}`).sort()).toEqual(['print missing', 'thumb missing', 'web bytes']);
    expect(fileFaults.find(({ role }) => role === 'print')?.orders).toEqual([orderId]);
    const repaired = await muro(['verify', '--deep', '--repair']);
    expect(repaired).toMatchObject({ status: 0, err: '' });
    // Both copies are made from one original: on a disk, repairing the first repairs the second.
    expect(repaired.out.match(/; (made again|the print file is being made again|it is as it should be by now)/g)).toHaveLength(3);
    await printed();
    expect(shaOf(await print())).toBe(shaOf(pdf));
    for (const copy of ['thumb', 'web']) expect((await ana.get(`/photos/${photoId}/${copy}.jpg`)).status).toBe(200);
    await expectNoFaults();
  });

  it('restores a missing original from the backup and makes its copies again', async () => {
    const thumb = shaOf((await ana.get(`/photos/${other.id}/thumb.jpg`)).bytes);
    for (const name of [shaOf(other.bytes), thumb]) await store.remove(await nameWith(name));
    const lost = await muro(['verify', '--repair']);
    expect(lost).toMatchObject({ status: 1, err: '' });
    expect(lost.out.match(/is missing; photo \d+; NOT repaired/g)).toHaveLength(2);
    expect((await muro(['verify', '--repair', '--from', backups])).status).toBe(0);
    await expectNoFaults();
  });

  it.runIf(kind === 'disk')('reports an orphaned file that garbage collection leaves, and does not delete it', async () => {
    const content = Buffer.from('not referenced');
    const path = join(data, 'photos', shaOf(content).slice(0, 2), shaOf(content));
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
    expect((await muro(['verify'])).status).toBe(0);
    const before = new Date(Date.now() - 10 * 24 * 3_600_000);
    utimesSync(path, before, before);
    writeFileSync(join(data, 'print/order-1.pdf'), 'orphaned');
    const result = await muro(['verify', '--repair']);
    expect([result.status, result.out]).toEqual([1, expect.stringContaining(`  ${shaOf(content)}: not referenced`)]);
    expect(result.out).toContain('  order-1.pdf: not referenced');
    expect(statSync(path).size).toBe(content.length);
    for (const damaged of [path, join(data, 'print/order-1.pdf')]) rmSync(damaged);
  });

  it('a backup reports missing files and completes', async () => {
    await store.remove(await nameWith(shaOf(other.bytes)));
    const report = await muro(['backup', `${backups}-2`]);
    expect([report.status, report.err]).toEqual([1, expect.stringContaining(`lacks 1 file: ${shaOf(other.bytes)}`)]);
    expect((await muro(['verify', '--repair', '--from', backups])).status).toBe(0);
  });

  it.runIf(kind === 'disk')('a backup completes despite an unreadable file, which is made again', async () => {
    const thumb = shaOf((await ana.get(`/photos/${other.id}/thumb.jpg`)).bytes);
    const path = join(data, await nameWith(thumb));
    rmSync(path);
    mkdirSync(path); // exists and cannot be read
    const result = await muro(['verify', '--deep']);
    expect([result.status, result.out]).toEqual([1, expect.stringContaining(`small copy of a photo ${thumb}: the disk does not give it`)]);
    const report = await muro(['backup', `${backups}-3`]);
    expect([report.status, report.err]).toEqual([1, expect.stringContaining(`lacks 1 file: ${thumb}`)]);
    expect((await muro(['verify', '--deep', '--repair'])).out).toContain('made again; the damaged file was moved aside');
    await expectNoFaults();
  });

  it('resumes at a cursor, and waits for a restarting server', async () => {
    const prints = await muro(['verify', '--after', 'f'.repeat(64)]);
    expect([prints.status, prints.out]).toEqual([0, expect.stringMatching(/^2 files of /)]);
    expect((await muro(['verify', '--after', 'nowhere'])).status).toBe(2);
    let requests = 0;
    // For a while nothing answers except the first request.
    const proxy = await startFaultyProxy(shop.url, () => (++requests > 1 && requests < 4 ? 'cut' : 'through'));
    expect(await muro(['verify', '--server', proxy.url])).toMatchObject({ status: 0, err: '' });
    proxy.close();
  });

  it('a backup can be restored to the other kind of store without faults', async () => {
    const data = join(folder, `${kind}-restored`);
    const target = kind === 'disk' ? await newBucket('restored') : {};
    const env: Record<string, string> = { MURO_DATA: data, MURO_CATALOGUE: catalogue, MURO_OPERATOR_TOKEN: TOKEN, ...target };
    expect(await muro(['restore', backups], env)).toMatchObject({ status: 0, err: '' });
    const restored = await startProcess({ ...env, PORT: String(await freePort()) });
    try {
      expect(await muro(['verify', '--deep', '--server', restored.url])).toMatchObject({ status: 0, err: '' });
      const answer = await fetch(`${restored.url}/api/shop/backup/blobs/${shaOf(bytes)}`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(shaOf(Buffer.from(await answer.arrayBuffer()))).toBe(shaOf(bytes));
    } finally {
      await restored.kill();
    }
  });

  it('exits with 2 if it cannot run', async () => {
    const unreachable = await muro(['verify', '--server', 'http://127.0.0.1:9']);
    expect([unreachable.status, unreachable.err]).toEqual([2, expect.stringContaining('no server answers')]);
    const wrongToken = await muro(['verify'], { MURO_OPERATOR_TOKEN: 'another-token-of-these-tests' });
    expect([wrongToken.status, wrongToken.err]).toEqual([2, expect.stringContaining('requires the shop’s token')]);
    const empty = await muro(['verify', '--backup', join(folder, 'nothing')]);
    expect([empty.status, empty.err]).toEqual([2, expect.stringContaining('contains no backup')]);
    expect((await muro(['verify', '--from', backups])).status).toBe(2);
  });

  it('reports for each backup if it can be restored', async () => {
    expect(await muro(['verify', '--backup', backups, '--deep'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/can be restored\n$/),
    });
    const path = join(backups, 'blobs', shaOf(bytes).slice(0, 2), shaOf(bytes));
    writeFileSync(path, flipped(bytes));
    expect((await muro(['verify', '--backup', backups])).status).toBe(0);
    const changed = await muro(['verify', '--backup', backups, '--deep']);
    expect([changed.status, changed.out]).toEqual([1, expect.stringContaining(`  ${shaOf(bytes)}: does not match its checksum`)]);
    rmSync(path);
    const missing = await muro(['verify', '--backup', backups]);
    expect([missing.status, missing.out]).toEqual([1, expect.stringContaining(`  ${shaOf(bytes)}: is missing`)]);
    writeFileSync(path, bytes);
    const manifest = join(backups, readdirSync(backups).sort()[0] as string, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"orders": 1', '"orders": 2'));
    const odd = await muro(['verify', '--backup', backups, '--json']);
    expect([odd.status, JSON.parse(odd.out).backups[0].faults]).toEqual([1, [expect.stringContaining('its hash does not match')]]);
  });
});
