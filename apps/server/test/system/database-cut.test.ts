import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SaveAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultyProxy, startProxy } from '../../../../test-support/faulty-proxy.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { seededRandom } from '../faults/random.ts';
import { photoOf } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

const CUTS = 12;
const WRITERS = 6;

describe.runIf(DATABASES.includes('postgres'))('a server whose database is cut off again and again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-cut-'));
  const random = seededRandom(5);
  let proxy: FaultyProxy;
  let server: ServerProcess;
  let ana: Client;
  let xml: string;
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase());
    proxy = await startProxy({ path: join(String(url.searchParams.get('host')), '.s.PGSQL.5432') }, random);
    const env = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder), PORT: String(await freePort()) };
    server = await startProcess({ ...env, DATABASE_URL: `postgresql://app@127.0.0.1:${proxy.port}${url.pathname}` });
    ana = await signUp(server.url, 'ana');
    xml = collageXml({ photos: [(await ana.upload(await photoOf({ width: 60, height: 40 }))).body], columns: 1 });
  }, 240_000);
  afterAll(async () => {
    await server.kill();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('continues, and never reports a failure for a write that may have been committed', { timeout: 240_000 }, async () => {
    let hasEnded = false;
    let storedCount = 0;
    const statuses = new Set<number>();
    const write = async (writer: number) => {
      for (let save = 0; !hasEnded; save++) {
        const key = `writer-${writer}-save-${save}`;
        const { status } = await ana.form<SaveAnswer>('/api/save', { collagexml: xml, idempotencykey: key });
        statuses.add(status);
        if (status === 200) storedCount++;
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let cut = 0; cut < CUTS; cut++) {
      await sleep(100 + random() * 200);
      proxy.setFault('cut');
      await sleep(50);
      proxy.setFault('fine');
    }
    const keptDuringFaults = storedCount;
    await vi.waitUntil(() => storedCount > keptDuringFaults, { timeout: 60_000 });
    hasEnded = true;
    await writing;
    expect(server.child.exitCode).toBe(null);
    expect([...statuses].filter((status) => status !== 200 && status < 500 && status !== 429)).toEqual([]);
    expect((await ana.get('/healthz')).status).toBe(200);
  });
});
