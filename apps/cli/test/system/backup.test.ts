import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobPath } from '@muro/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempPostgres, type TempPostgres } from '../../../../test-support/temp-postgres.mjs';
import { makeCatalogue } from '../../../server/test/catalogue/make-catalogue.ts';
import { orderState, placeOrder } from '../../../server/test/orders/place-order.ts';
import { photoOf } from '../../../server/test/photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../../../server/test/start/start-process.ts';
import { type Client, signUp } from '../../../server/test/support/http-client.ts';
import { startFaultyProxy } from './start-faulty-proxy.ts';

/* Backup of a running shop and restore to another place, with real servers, command-line processes and files. */

const TOKEN = 'operator-token-of-these-tests';
const MURO = join(import.meta.dirname, '../../bin/muro.mjs');
const folder = mkdtempSync(join(tmpdir(), 'muro-backup-'));
const pathTo = (...parts: string[]) => join(folder, ...parts);
const running: ServerProcess[] = [];
let postgres: TempPostgres | null;
let shop: ServerProcess;
let ana: Client;
let bytes: Buffer;
let orderId: number;
let catalogue: string;

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const environment = (env: object) => ({ PATH: process.env.PATH, MURO_OPERATOR_TOKEN: TOKEN, PORT: new URL(shop.url).port, ...env });

function muro(args: readonly string[], env: object = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [MURO, ...args], { env: environment(env) as never }, (_error, out, err) =>
      done({ status: child.exitCode, out, err }),
    );
  });
}

async function startServerWith(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ MURO_CATALOGUE: catalogue, MURO_OPERATOR_TOKEN: TOKEN, PORT: String(await freePort()), ...env });
  running.push(server);
  return server;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const filesBelow = (path: string) =>
  (readdirSync(path, { recursive: true, withFileTypes: true }) as readonly { isFile(): boolean; name: string }[])
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

beforeAll(async () => {
  postgres = await startTempPostgres();
  catalogue = makeCatalogue(folder);
  shop = await startServerWith({ MURO_DATA: pathTo('shop') });
  ana = await signUp(shop.url, 'ana');
  bytes = await photoOf({ width: 1200, height: 800, seed: 9 });
  await ana.upload(bytes);
  orderId = (await placeOrder(ana, 600)).id;
}, 240_000);

afterAll(async () => {
  for (const server of running) await server.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in again: sessions are not part of a backup. */
async function compareShops(url: string): Promise<void> {
  const get = async (path: string, from = url) => {
    const answer = await fetch(`${from}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const order = async (from: string) => {
    const { mails: _sentMeanwhile, ...rest } = JSON.parse((await get(`/api/shop/orders/${orderId}`, from)).toString());
    return rest;
  };
  expect(await order(url)).toEqual(await order(shop.url));
  for (const path of [`/api/shop/orders/${orderId}/print.pdf`, `/api/shop/orders/${orderId}/ticket.json`])
    expect([path, hashOf(await get(path))]).toEqual([path, hashOf(await get(path, shop.url))]);
  expect((await get(`/api/shop/backup/blobs/${hashOf(bytes)}`)).equals(bytes)).toBe(true);
}

describe('muro backup and muro restore', () => {
  it('backs up a running shop and restores it to another kind of database on an empty machine', async () => {
    await expect.poll(() => orderState(ana, orderId), { timeout: 120_000 }).toBe('printed');
    const first = await muro(['backup', pathTo('backups'), '--json']);
    expect([first.status, first.err]).toEqual([0, '']);
    const report = JSON.parse(first.out);
    expect(report.missing).toEqual([]);
    expect(report.rows).toMatchObject({ users: 1, photos: 5, orders: 1, print_jobs: 1 });
    expect(readFileSync(blobPath(pathTo('backups'), hashOf(bytes))).equals(bytes)).toBe(true);
    const open = readdirSync(pathTo('backups'), { recursive: true, encoding: 'utf8' });
    expect(open.filter((name) => statSync(pathTo('backups', name)).mode & 0o077)).toEqual([]);

    const database = postgres && { DATABASE_URL: postgres.url, MURO_SECRET: 'a-secret-of-these-tests-0123' };
    const env = { MURO_DATA: pathTo('restored'), ...database };
    const restored = await muro(['restore', pathTo('backups')], env);
    expect([restored.status, restored.err]).toEqual([0, '']);
    const server = await startServerWith(env);
    await compareShops(server.url);
    expect((await fetch(`${server.url}/api/orders`, { headers: { cookie: ana.cookie } })).status).toBe(401);
    expect(await server.stop()).toBe(0);
    const secondRestore = await muro(['restore', pathTo('backups')], env);
    expect([secondRestore.status, secondRestore.err]).toEqual([
      1,
      expect.stringMatching(/^muro: The database is not empty: there are rows in .*users/),
    ]);
  });

  it('downloads only new content, and continues after an interrupted backup', async () => {
    const before = filesBelow(pathTo('backups', 'blobs'));
    const added = await photoOf({ width: 900, height: 600, seed: 77 });
    await ana.upload(added);
    mkdirSync(pathTo('backups', '20200101T000000Z')); // interrupted: without a manifest
    const second = JSON.parse((await muro(['backup', pathTo('backups'), '--json'])).out);
    const after = filesBelow(pathTo('backups', 'blobs'));
    expect(after.length - before.length).toBe(3); // the photo and its two copies
    expect(after).toContain(hashOf(added));
    expect(second.fetchedBytes).toBeLessThan(second.files.contentBytes / 2);
    const tooEarly = await muro(['restore', pathTo('backups'), '--backup', '20200101T000000Z'], { MURO_DATA: pathTo('none') });
    expect([tooEarly.status, tooEarly.err]).toEqual([1, expect.stringContaining('without it there is no backup')]);
  });

  it('continues an interrupted restore, and the server refuses to start before it is complete', async () => {
    const env = { MURO_DATA: pathTo('half') };
    const path = blobPath(pathTo('backups'), filesBelow(pathTo('backups', 'blobs'))[9] ?? '');
    const content = readFileSync(path);
    rmSync(path);
    mkdirSync(path); // a disk that fails in the middle
    expect((await muro(['restore', pathTo('backups')], env)).status).toBe(1);
    const earlyServer = await startServerWith(env);
    expect([earlyServer.child.exitCode, earlyServer.output()]).toEqual([1, expect.stringContaining('a backup is being restored into it')]);
    rmSync(path, { recursive: true });
    writeFileSync(path, Buffer.from(content.map((byte, index) => (index === 5 ? byte ^ 1 : byte))));
    const damaged = await muro(['restore', pathTo('backups')], env);
    expect([damaged.status, damaged.err]).toEqual([1, expect.stringContaining('has 1 missing or damaged file')]);
    writeFileSync(path, content);
    expect((await startServerWith(env)).output()).toContain('Muro is ready');
  });

  it('two concurrent backups, beside uploads and pruning, can both be restored', async () => {
    const folder = pathTo('beside');
    let isDone = false;
    const sending = (async () => {
      for (let seed = 200; !isDone; seed++) await ana.upload(await photoOf({ width: 600, height: 400, seed }));
    })();
    const cleaning = (async () => {
      while (!isDone) await muro(['backup', folder, '--prune', '--keep', '6']);
    })();
    const names: string[] = [];
    for (let round = 0; round < 3; round++) {
      const runs = await Promise.all([1, 2].map(() => muro(['backup', folder, '--json'])));
      expect(runs.map(({ status, err }) => [status, err])).toEqual([
        [0, ''],
        [0, ''],
      ]);
      names.push(...runs.map(({ out }) => JSON.parse(out).backup));
    }
    isDone = true;
    await Promise.all([sending, cleaning]);
    expect(new Set(names).size).toBe(6);
    const checked = JSON.parse((await muro(['verify', '--backup', folder, '--deep', '--json'])).out);
    expect(checked.backups.map(({ name, faults }: { name: string; faults: string[] }) => [name, faults])).toEqual(
      names.sort().map((name) => [name, []]),
    );
  });

  it('a killed backup does not count, and the next one reuses its content', async () => {
    const folder = pathTo('killed');
    let files = 0;
    const proxy = await startFaultyProxy(shop.url, (path) => (path.includes('/backup/blobs/') && ++files > 3 ? 'held' : 'through'));
    const args = ['backup', folder, '--server', proxy.url];
    const child = spawn(process.execPath, [MURO, ...args], { env: environment({}) as never, stdio: 'ignore' });
    const hasSome = () =>
      existsSync(join(folder, 'blobs')) && filesBelow(join(folder, 'blobs')).some((name) => /^[0-9a-f]{64}$/.test(name));
    await expect.poll(hasSome, { interval: 1 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    proxy.close();
    const [first = ''] = readdirSync(folder).filter((name) => name !== 'blobs');
    expect(readdirSync(join(folder, first))).not.toContain('manifest.json');
    const stored = filesBelow(join(folder, 'blobs')).filter((name) => !name.endsWith('.part'));
    const next = JSON.parse((await muro(['backup', folder, '--json'])).out);
    expect(next.fetchedBytes).toBeLessThan(next.files.contentBytes);
    expect(filesBelow(join(folder, 'blobs'))).toEqual(expect.arrayContaining(stored));
    const checked = JSON.parse((await muro(['verify', '--backup', folder, '--deep', '--json'])).out);
    expect(checked).toMatchObject({ backups: [{ name: next.backup, faults: [] }], broken: [first] });
  });

  it('is refused without a matching manifest, without a server and without the token', async () => {
    const manifest = pathTo('backups', readdirSync(pathTo('backups')).sort().at(-2) ?? '', 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace('"users": 1', '"users": 2'));
    const changed = await muro(['restore', pathTo('backups'), '--data', pathTo('none')]);
    expect([changed.status, changed.err]).toEqual([1, expect.stringContaining('was changed: its hash does not match')]);
    writeFileSync(manifest, text);
    const unreachable = await muro(['backup', pathTo('backups'), '--server', 'http://127.0.0.1:9']);
    expect([unreachable.status, unreachable.err]).toEqual([1, expect.stringContaining('no server answers')]);
    const refused = await muro(['backup', pathTo('backups')], { MURO_OPERATOR_TOKEN: 'another-token-of-these-tests' });
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('requires the shop’s token')]);
  });
});
