import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadAnswer, OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf } from '../photos/make-photo.ts';
import { childrenOf, commandOf } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, clientOf, signUp } from '../support/http-client.ts';
import { seededRandom } from './random.ts';

const ROUNDS = 4;
/** Longest time until the kill, ms. A save takes some tens of milliseconds, so the kill comes before, during or after it. */
const MAX_MS = 80;

describe('a server that is killed while it works', () => {
  let folder: string;
  let server: ServerProcess;
  let ana: Client;
  let photos: readonly UploadAnswer[];
  const start = async () => {
    server = await startProcess({
      PORT: String(await freePort()),
      MURO_DATA: join(folder, 'data'),
      MURO_CATALOGUE: makeCatalogue(join(folder, 'shop')),
    });
    if (ana) ana = clientOf(server.url, ana.cookie);
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-saves-'));
    await start();
    ana = await signUp(server.url, 'ana');
    const uploads = [1, 2, 3, 4].map(async (seed) => (await ana.upload(await photoOf({ width: 2400, height: 1600, seed }))).body);
    photos = await Promise.all(uploads);
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const save = (fields: Record<string, string>) => ana.form<SaveAnswer>('/api/save?format=json', fields);
  const load = async (id: number) => (await ana.form<LoadAnswer>('/api/load?format=json', { collageid: String(id) })).body;

  it('[F2] has the old version or the new one, and the same attempt sent again is the same version', { timeout: 300_000 }, async () => {
    const documents = [2, 1].map((columns) => collageXml({ photos: photos.slice(0, columns), columns }));
    const { collageid } = (await save({ collagexml: documents[0] as string })).body;
    await save({ collagexml: documents[1] as string, collageid: String(collageid) });
    const texts = [(await load(collageid)).collagexml];
    await save({ collagexml: documents[0] as string, collageid: String(collageid) });
    texts.unshift((await load(collageid)).collagexml);
    expect(texts[0]).not.toBe(texts[1]);

    const random = seededRandom(2);
    let version = 3;
    for (let round = 1; round <= ROUNDS; round++, version++) {
      const next = round % 2;
      const fields = { collagexml: documents[next] as string, collageid: String(collageid), idempotencykey: `attempt-${round}` };
      const saving = save(fields).catch(() => null);
      await new Promise((done) => setTimeout(done, random() * MAX_MS));
      await server.kill();
      const answered = await saving;
      await start();
      const found = await load(collageid);
      expect([version, version + 1]).toContain(found.version);
      if (answered?.status === 200) expect(found.version).toBe(version + 1);
      expect(found.collagexml).toBe(texts[found.version === version ? 1 - next : next]);
      for (const _ of [1, 2]) expect((await save(fields)).body).toEqual({ collageid, version: version + 1 });
      expect(await load(collageid)).toMatchObject({ version: version + 1, collagexml: texts[next] });
    }
  });

  it('[F3] prints an order whose print process was killed, once', { timeout: 300_000 }, async () => {
    const { collageid, version } = (await save({ collagexml: collageXml({ photos, rows: 2 }) })).body;
    const address = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
    const order = (await ana.post<OrderAnswer>('/api/orders', { collageid, version, quantity: 1, ...address })).body;
    await killPrinter();
    await expect.poll(() => stateOf(order.id), { timeout: 120_000 }).toBe('printed');
    const files = readdirSync(join(folder, 'data/print')).sort();
    expect(files).toEqual([`order-${order.id}.json`, `order-${order.id}.pdf`]);
  });

  const stateOf = async (id: number) =>
    (JSON.parse((await ana.get(`/api/orders/${id}`)).bytes.toString('utf8')) as { readonly state: string }).state;

  /** Waits for the process that prints, and ends it. */
  async function killPrinter(): Promise<void> {
    await expect
      .poll(
        () => {
          const printer = childrenOf(server.child.pid as number).find((pid) => commandOf(pid).includes('print-child'));
          if (printer === undefined) return false;
          process.kill(printer, 'SIGKILL');
          return true;
        },
        { timeout: 120_000, interval: 5 },
      )
      .toBe(true);
  }
});
