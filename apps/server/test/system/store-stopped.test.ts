import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadAnswer } from '@muro/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempSwift } from '../../../../test-support/temp-swift.mjs';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { orderOf, orderState, saveFourPhotos } from '../orders/place-order.ts';
import { photoOf } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { newBucketOn } from '../stores/new-bucket.ts';
import { type AlternatingProxy, startAlternatingProxy } from '../support/alternating-proxy.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { newPostgresDatabase, SETUPS } from '../support/open-test-app.ts';

const timeout = { timeout: 150_000, interval: 200 };
/** Time for which all processes of the store are stopped, ms. */
const AWAY_MS = 20_000;

/** Two web servers and one print server, each with its own data folder: they share only a database and a bucket. */
describe.runIf(SETUPS.includes('s3'))('servers whose store is stopped', () => {
  let folder: string;
  let url: string;
  let swift: NonNullable<Awaited<ReturnType<typeof startTempSwift>>>;
  let servers: ServerProcess[] = [];
  let proxy: AlternatingProxy;
  let ana: Client;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-stopped-'));
    url = await newPostgresDatabase();
    swift = (await startTempSwift()) as typeof swift;
    const shared = { ...(await newBucketOn(swift)), MURO_CATALOGUE: makeCatalogue(folder), DATABASE_URL: url };
    const start = async (name: string, roles: string) =>
      startProcess({ ...shared, MURO_DATA: join(folder, name), PORT: String(await freePort()), MURO_ROLES: roles });
    servers = await Promise.all([start('one', 'web'), start('two', 'web,paint'), start('press', 'print')]);
    proxy = await startAlternatingProxy(servers.slice(0, 2).map((server) => server.url));
    ana = await signUp(proxy.url, 'ana');
  }, 300_000);
  afterAll(async () => {
    await proxy.close();
    for (const server of servers) await server.kill();
    await swift.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const jobs = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select state, attempts from print_jobs').finally(() => client.end());
    return rows;
  };

  it('a server with only the print role answers only health checks', async () => {
    const press = servers[2] as ServerProcess;
    expect(press.output()).toContain('Muro is ready for print: ');
    const statuses = ['/healthz', '/htmlapp/', '/api/authKey', '/api/orders'].map(async (path) => (await fetch(press.url + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
  });

  it('refuse photos with a time to retry, accept orders, and print with all attempts left', {
    timeout: 400_000,
  }, async () => {
    const saved = await saveFourPhotos(ana, 800);
    const photo = (seed: number) => photoOf({ width: 900, height: 600, seed });
    const uploads: UploadAnswer[] = [];
    const refused = new Set<string>();
    let hasEnded = false;
    const sending = (async () => {
      for (let seed = 50; !hasEnded; seed++) {
        const { status, body } = await ana.upload(await photo(seed));
        if (status === 200) uploads.push(body);
        else refused.add(`${status} ${body.error}`);
      }
    })();
    await expect.poll(() => uploads.length, timeout).toBeGreaterThan(1);
    await swift.kill();
    const { id } = await orderOf(ana, saved);
    const first = new FormData();
    first.set('file', new Blob([(await photo(1000)) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), 'a.jpg');
    const answer = await fetch(`${ana.url}/api/upload?format=json`, { method: 'POST', body: first, headers: { cookie: ana.cookie } });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    // A picture that can be painted once the store is back is neither sent nor reported as missing.
    const pictures = [`/api/collages/${saved.collageid}/picture`, `/api/orders/${id}/picture`];
    for (const path of pictures) {
      const { status, headers, bytes } = await ana.get(path);
      expect([path, status, Number(headers['retry-after']) > 0]).toEqual([path, 503, true]);
      expect(JSON.parse(bytes.toString())).toMatchObject({ error: 'ERROR_STORE_AWAY' });
    }
    expect((await ana.get(`/order/picture?id=${id}`)).status).not.toBe(404);
    await sleep(AWAY_MS);
    expect((await jobs())[0].state).not.toBe('failed');
    await swift.start();
    await expect.poll(() => orderState(ana, id), timeout).toBe('printed');
    hasEnded = true;
    await sending;
    expect(await jobs()).toEqual([{ state: 'done', attempts: 1 }]);
    expect([...refused]).toEqual(['503 ERROR_STORE_AWAY']);
    expect((await ana.upload(await photo(1000))).status).toBe(200);
    for (const path of pictures) expect([path, (await ana.get(path)).status]).toEqual([path, 200]);
    const deliveredTo: string[] = []; // by both servers
    for (const { id } of uploads)
      for (const copy of ['web', 'web', 'thumb', 'thumb'])
        deliveredTo.push(`${id} ${copy} ${(await ana.get(`/photos/${id}/${copy}.jpg`)).status}`);
    expect(deliveredTo.filter((line) => !line.endsWith(' 200'))).toEqual([]);
    const entries = servers.flatMap((server) => server.entries());
    for (const start of ['The object store: ', 'The print worker waits for the files. '])
      expect(entries.filter(({ msg }) => msg.startsWith(start)).length, start).toBeGreaterThan(0);
    expect(entries.filter(({ err }) => err !== undefined)).toEqual([]);
  });
});
