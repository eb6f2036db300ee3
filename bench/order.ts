// Measures the time from the click to the answer of an order with one and with four collages, on either database. Each order is cancelled
// at once, so that nothing is printed; its mails and pictures are made concurrently, as in a shop.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collageXml } from '../apps/server/test/collages/make-collage.ts';
import { freePort, startProcess } from '../apps/server/test/start/start-process.ts';
import { type Client, signUp } from '../apps/server/test/support/http-client.ts';
import type { OrderAnswer, SaveAnswer, UploadAnswer } from '../packages/api/src/index.ts';
import { newShop } from '../packages/shop/src/index.ts';
import { machineLine, median, percentile } from '../test-support/machine.ts';
import { startTempPostgres } from '../test-support/temp-postgres.mjs';
import { writeShop } from '../test-support/write-shop.ts';

const RUNS = 25;
const ADDRESS = { name: 'Ana', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: 'ana@example.org' };
const root = join(import.meta.dirname, '..');
const samples = join(root, 'catalogue/sample-photos');
const photos = readdirSync(samples).filter((name) => name.endsWith('.jpg'));

async function saveCollage(client: Client, nth: number): Promise<SaveAnswer> {
  const sent: UploadAnswer[] = [];
  for (const index of [nth, nth + 1]) {
    const bytes = readFileSync(join(samples, photos[index % photos.length] as string));
    sent.push((await client.upload(bytes)).body);
  }
  const size = { width: 100, height: 70 };
  const collagexml = collageXml({ photos: sent, templateId: '101', childTemplateId: '10117', size });
  return (await client.form<SaveAnswer>('/api/save?format=json', { collagexml })).body;
}

/** @returns duration of each order from the request to the complete answer, ms */
async function timesOf(client: Client, saved: readonly SaveAnswer[]): Promise<readonly number[]> {
  const [first, ...more] = saved.map(({ collageid, version }) => ({ collageid, version, quantity: 1 }));
  const spans: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    const { status, body } = await client.post<OrderAnswer>('/api/orders', { ...first, ...ADDRESS, ...(more.length > 0 && { more }) });
    spans.push(performance.now() - begin);
    if (status !== 200) throw new Error(`The order was answered ${status}: ${JSON.stringify(body)}`);
    await client.post(`/api/orders/${body.id}/cancel`, { expected: 'received' });
  }
  return spans.slice(1); // the first one is a warm-up
}

async function measure(name: string, database: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-order-'));
  writeShop(join(folder, 'shop'), newShop());
  const environment = { MURO_DATA: join(folder, 'data'), MURO_SHOP: join(folder, 'shop'), PORT: String(await freePort()) };
  const server = await startProcess({ ...environment, ...database });
  try {
    const client = await signUp(server.url, 'ana');
    const saved: SaveAnswer[] = [];
    for (let nth = 0; nth < 4; nth++) saved.push(await saveCollage(client, nth));
    for (const collages of [saved.slice(0, 1), saved]) {
      const spans = await timesOf(client, collages);
      const [p50, p95] = [median(spans), percentile(spans, 0.95)].map((span) => span.toFixed(0));
      console.log(`${name}, ${collages.length} in the order: median ${p50} ms, 95 % within ${p95} ms (${spans.length} orders)`);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(machineLine());
await measure('embedded', {});
const postgres = await startTempPostgres();
if (postgres) {
  await measure('PostgreSQL', { DATABASE_URL: postgres.url, MURO_SECRET: 'a secret of this benchmark alone' });
  await postgres.stop();
}
