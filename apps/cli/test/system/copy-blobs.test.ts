import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempPostgres, type TempPostgres } from '../../../../test-support/temp-postgres.mjs';
import { startTempSwift, type TempSwift } from '../../../../test-support/temp-swift.mjs';
import { makeCatalogue } from '../../../server/test/catalogue/make-catalogue.ts';
import { orderState, placeOrder } from '../../../server/test/orders/place-order.ts';
import { photoOf } from '../../../server/test/photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../../../server/test/start/start-process.ts';
import { type Client, clientOf, signUp } from '../../../server/test/support/http-client.ts';

/* Copies the files of a running shop from disk to a bucket and back, with a real server, store and command-line process. */

const TOKEN = 'operator-token-of-these-tests';
const MURO = join(import.meta.dirname, '../../bin/muro.mjs');
const folder = mkdtempSync(join(tmpdir(), 'muro-copy-'));
const photos = join(folder, 'data/photos');
const [postgres, swift] = (await Promise.all([startTempPostgres(), startTempSwift()])) as [TempPostgres | null, TempSwift | null];

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

describe.runIf(postgres && swift)('muro blobs copy', () => {
  let server: ServerProcess;
  let ana: Client;
  let orderId: number;
  let port: string;
  let ids: number[];

  const start = async (env: Record<string, string> = {}) => {
    const shared = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: join(folder, 'catalogue'), DATABASE_URL: String(postgres?.url) };
    server = await startProcess({ ...shared, MURO_OPERATOR_TOKEN: TOKEN, PORT: port, ...env });
    if (ana) ana = clientOf(server.url, ana.cookie);
  };
  const restart = async (env: Record<string, string>) => {
    expect(await server.stop()).toBe(0);
    await start(env);
  };
  const bucket = {
    S3_ENDPOINT: String(swift?.endpoint),
    S3_BUCKET: 'moving',
    S3_ACCESS_KEY_ID: String(swift?.accessKeyId),
    S3_SECRET_ACCESS_KEY: String(swift?.secretAccessKey),
  };
  const copy = (...args: string[]): Promise<Ended> =>
    new Promise((done) => {
      const env = { PATH: process.env.PATH, MURO_OPERATOR_TOKEN: TOKEN, PORT: port } as never;
      const child = execFile(process.execPath, [MURO, 'blobs', 'copy', ...args], { env }, (_error, out, err) =>
        done({ status: child.exitCode, out, err }),
      );
    });
  const results = async (...args: string[]) => {
    const { out, status, err } = await copy(...args, '--json');
    return { status, err, ...(JSON.parse(out || '{}') as Record<string, unknown>) } as Ended & Record<string, unknown>;
  };
  const upload = async (seed: number) => (await ana.upload(await photoOf({ width: 300, height: 200, seed }))).body.id;
  const filesOnDisk = () => readdirSync(photos).flatMap((name) => (/^[0-9a-f]{2}$/.test(name) ? readdirSync(join(photos, name)) : []));
  const isServed = async (id: number) => (await ana.get(`/photos/${id}/web.jpg`)).status;

  beforeAll(async () => {
    const { endpoint, accessKeyId, secretAccessKey } = swift as TempSwift;
    const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
    expect((await client.fetch(`${endpoint}/moving`, { method: 'PUT' })).ok).toBe(true);
    makeCatalogue(folder);
    port = String(await freePort());
    await start();
    ana = await signUp(server.url, 'ana');
    ids = [await upload(1), await upload(2)];
    orderId = (await placeOrder(ana, 600)).id;
  }, 240_000);
  afterAll(async () => {
    await server?.kill();
    await Promise.all([postgres?.stop(), swift?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('reports a server with only one store, or with the stores swapped', { timeout: 240_000 }, async () => {
    await expect.poll(() => orderState(ana, orderId), { timeout: 120_000 }).toBe('printed');
    expect(await copy('--from', 'disk', '--to', 's3')).toMatchObject({
      status: 1,
      err: expect.stringContaining('only one store configured'),
    });
    expect(await copy('--from', 'disk', '--to', 'disk')).toMatchObject({ status: 2 });
    expect(await copy('--from', 'tape', '--to', 's3')).toMatchObject({ status: 2, err: expect.stringContaining("received 'tape'") });
    await restart(bucket);
    const { status, err } = await copy('--from', 's3', '--to', 'disk');
    expect([status, err]).toEqual([1, expect.stringContaining('MURO_STORE=disk')]);
  });

  it('copies everything to the bucket, reports damaged files, and resumes', { timeout: 240_000 }, async () => {
    const before = filesOnDisk().length + 2;
    const dry = await results('--from', 'disk', '--to', 's3', '--dry-run');
    expect([dry.status, dry.files, dry.wereThere, (dry.toCopy as string[]).length]).toEqual([0, before, 0, before]);
    ids.push(await upload(3)); // goes to the bucket
    const broken = filesOnDisk()[0] as string;
    const path = join(photos, broken.slice(0, 2), broken);
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) as number) ^ 1])]));
    const first = await results('--from', 'disk', '--to', 's3');
    expect([first.status, first.copied, first.lacking]).toEqual([1, before - 1, [broken]]);
    expect(first.err).toContain(broken);
    writeFileSync(path, bytes);
    const second = await results('--from', 'disk', '--to', 's3');
    expect([second.status, second.wereThere, second.copied, second.lacking]).toEqual([0, before - 1, 1, []]);
    rmSync(photos, { recursive: true });
    for (const kind of ['pdf', 'json']) rmSync(join(folder, `data/print/order-${orderId}.${kind}`));
    await restart(bucket);
    for (const id of ids) expect(await isServed(id)).toBe(200);
  });

  it('copies everything back to the disk', { timeout: 240_000 }, async () => {
    await restart({ ...bucket, MURO_STORE: 'disk' });
    expect(server.output()).toContain('older ones are read from the bucket moving');
    for (const id of ids) expect(await isServed(id)).toBe(200);
    ids.push(await upload(4));
    const { status, copied, lacking } = await results('--from', 's3', '--to', 'disk');
    expect([status, lacking]).toEqual([0, []]);
    expect(copied).toBeGreaterThan(0);
    await restart({});
    for (const id of ids) expect(await isServed(id)).toBe(200);
    for (const name of filesOnDisk())
      expect(
        createHash('sha256')
          .update(readFileSync(join(photos, name.slice(0, 2), name)))
          .digest('hex'),
      ).toBe(name);
    const { status: printed } = await fetch(`${server.url}/api/shop/orders/${orderId}/print.pdf`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(printed).toBe(200);
  });
});
