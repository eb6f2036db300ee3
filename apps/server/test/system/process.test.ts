import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../../../../test-support/http-call.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, clientOf, signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-process-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function orderOf(ana: Client): Promise<OrderAnswer> {
  const photos: UploadAnswer[] = [];
  for (const seed of [1, 2, 3, 4]) photos.push((await ana.upload(await photoOf({ width: 3600, height: 2400, seed }))).body);
  const { body: saved } = await ana.form<SaveAnswer>('/api/save', { collagexml: collageXml({ photos, rows: 2 }) });
  const address = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
  const order = { collageid: saved.collageid, version: saved.version, quantity: 1, ...address };
  return (await ana.post<OrderAnswer>('/api/orders', order)).body;
}

async function stateOf(ana: Client, id: number): Promise<string> {
  return jsonOf<OrderAnswer>(await ana.get(`/api/orders/${id}`)).state;
}

async function waitFor(isDone: () => Promise<boolean>, waitMs = 60_000): Promise<void> {
  for (const end = Date.now() + waitMs; Date.now() < end; ) {
    if (await isDone()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('It did not happen in time.');
}

describe('a start that fails', () => {
  const start = async (env: Record<string, string>) => {
    const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(folder, 'start'), ...env });
    if (server.child.exitCode === null) await server.kill();
    return { code: server.child.exitCode, lines: server.entries().map(({ msg }) => msg) };
  };

  it('ends with one clear line and exit 1: a wrong setting', async () => {
    expect(await start({ PORT: 'eighty' })).toEqual({
      code: 1,
      lines: ['Muro cannot start. PORT: expected a whole number from 0 to 65535, but it is "eighty".'],
    });
  });

  it('… a data folder that another Muro uses', async () => {
    const data = join(folder, 'shared');
    const first = await startProcess({ PORT: String(await freePort()), MURO_DATA: data });
    const { code, lines } = await start({ MURO_DATA: data });
    expect([code, lines[0]]).toEqual([1, expect.stringContaining(`is in use by process ${first.child.pid}`)]);
    expect(await first.stop()).toBe(0);
  });
});

// Concurrent, because each waits for the lease of the killed server.
describe.concurrent.each(DATABASES)('a server killed in the middle of a print job, on %s', (kind) => {
  it('finishes the job once after the next start, and loses nothing that was acknowledged', async ({ expect }) => {
    const data = join(folder, kind);
    const database: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {};
    const catalogue = makeCatalogue(join(folder, `shop-${kind}`));
    const start = async (): Promise<ServerProcess> =>
      await startProcess({ PORT: String(await freePort()), MURO_DATA: data, MURO_CATALOGUE: catalogue, ...database });

    let server = await start();
    expect(server.output()).toContain(`${server.url.replace('127.0.0.1', 'localhost')}/htmlapp/`);
    const ana = await signUp(server.url, 'ana');
    const order = await orderOf(ana);
    expect(order.state).toMatch(/received|printing/);
    await waitFor(async () => (await stateOf(clientOf(server.url, ana.cookie), order.id)) === 'printing');
    await new Promise((done) => setTimeout(done, 60));
    await server.kill();

    server = await start();
    const isPrinted = async () => (await stateOf(clientOf(server.url, ana.cookie), order.id)) === 'printed';
    await waitFor(isPrinted, 150_000);
    await server.kill();
    server = await start();
    expect(await isPrinted()).toBe(true);
    expect(await server.stop()).toBe(0);

    const files = readdirSync(join(data, 'print')).sort();
    expect(files).toEqual([`order-${order.id}.json`, `order-${order.id}.pdf`]);
    expect(
      readFileSync(join(data, 'print', `order-${order.id}.pdf`))
        .subarray(-6)
        .toString()
        .trim(),
    ).toBe('%%EOF');

    // Files that a kill left incomplete are deleted once they are old enough.
    const drafts = join(data, 'photos/drafts');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of readdirSync(drafts)) utimesSync(join(drafts, name), longAgo, longAgo);
    server = await start();
    await waitFor(async () => readdirSync(drafts).length === 0, 20_000);
    expect(await server.stop()).toBe(0);
  });
});
