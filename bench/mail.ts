// Sends a thousand mails through a relay that fails half of the time, while the server is killed ten times. Checks that each answered order
// has both of its mails, that each mail arrives, and that duplicates share a Message-ID. Starts a PostgreSQL. Retry delays are
// shortened by moving the times of waiting mails in the database.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { collageXml } from '../apps/server/test/collages/make-collage.ts';
import { seededRandom } from '../apps/server/test/faults/random.ts';
import { startMailCatcher } from '../apps/server/test/mail/mail-catcher.ts';
import { freePort, type ServerProcess, startProcess } from '../apps/server/test/start/start-process.ts';
import { type Client, clientOf, signUp } from '../apps/server/test/support/http-client.ts';
import { newShop } from '../packages/shop/src/index.ts';
import { machineLine, percentile } from '../test-support/machine.ts';
import { startTempPostgres } from '../test-support/temp-postgres.mjs';
import { writeShop } from '../test-support/write-shop.ts';

const PEOPLE = 50;
const ORDERS_EACH = 10;
const MAILS = PEOPLE * ORDERS_EACH * 2;
const KILLS = 10;
const ADDRESS = { street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: 'ana@example.org' };
const root = join(import.meta.dirname, '..');
const postgres = await startTempPostgres();
if (!postgres) {
  console.log('mail: left out, this machine has no PostgreSQL (set PG_BIN)');
  process.exit(0);
}
const databaseUrl = postgres.url;

const random = seededRandom(7);
const folder = mkdtempSync(join(tmpdir(), 'muro-mail-'));
writeShop(join(folder, 'shop'), newShop());
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
database.on('error', () => {}); // it ends before its connections do
const catcher = await startMailCatcher();
let refused = 0;
catcher.replyTo = () => {
  const chance = random();
  if (chance < 0.5) return 'take';
  refused += 1;
  return chance < 0.75 ? 451 : 'hang-up';
};

const environment = {
  MURO_DATA: join(folder, 'data'),
  MURO_SHOP: join(folder, 'shop'),
  DATABASE_URL: databaseUrl,
  MURO_SECRET: 'a secret of this benchmark alone',
  MURO_PUBLIC_URL: 'https://shop.example',
  SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
  PORT: String(await freePort()),
};
let server: ServerProcess = await startProcess(environment);
const photos = readdirSync(join(root, 'catalogue/sample-photos')).filter((name) => name.endsWith('.jpg'));

/** Ids of the answered orders, which must not be lost. */
const answered = new Set<number>();
const spans: number[] = [];

async function buyer(person: number): Promise<{ readonly client: Client; readonly saved: object }> {
  const client = await signUp(server.url, `buyer${person}`);
  const sent = [];
  for (const index of [person, person + 1]) {
    const bytes = readFileSync(join(root, 'catalogue/sample-photos', photos[index % photos.length] as string));
    sent.push((await client.upload(bytes)).body);
  }
  const fields = {
    collagexml: collageXml({ photos: sent, templateId: '101', childTemplateId: '10117', size: { width: 100, height: 70 } }),
  };
  const { body } = await client.form<{ collageid: number; version: number }>('/api/save?format=json', fields);
  return { client, saved: body };
}

/** Places an order with an idempotency key, and retries until it is answered, as the cart does. */
async function order({ client, saved }: Awaited<ReturnType<typeof buyer>>, name: string): Promise<void> {
  for (;;) {
    const begin = performance.now();
    try {
      const body = { ...saved, ...ADDRESS, name, quantity: 1, idempotencykey: `${name.replace(' ', '-')}-attempt` };
      const answer = await clientOf(server.url, client.cookie).post<{ id?: number; error?: string }>('/api/orders', body);
      if (answer.status === 200 && answer.body.id) {
        spans.push(performance.now() - begin);
        answered.add(answer.body.id);
        return;
      }
      if (answer.status < 500 && answer.status !== 429) throw new RangeError(`${answer.status} ${answer.body.error}`);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
    await sleep(200);
  }
}

async function killServer(): Promise<void> {
  await server.kill();
  server = await startProcess(environment);
}

/** Ends the retry delays of mails and, after a kill, the leases of the killed process. */
const skipTime = (isAfterKill: boolean) =>
  database.query(
    `update mails set available_at = least(available_at, now()), lease_until = least(lease_until, now())
     where state = 'waiting' and (holder = '' or $1)`,
    [isAfterKill],
  );
const countOf = async (state: string) =>
  Number((await database.query('select count(*) from mails where state = $1', [state])).rows[0].count);

const buyers = [];
for (let person = 0; person < PEOPLE; person++) buyers.push(await buyer(person));
const begin = performance.now();
let kills = 0;
const ordering = Promise.all(
  buyers.map(async (visitor, person) => {
    for (let index = 0; index < ORDERS_EACH; index++) await order(visitor, `Buyer ${person}-${index}`);
  }),
);
let isOrdered = false;
void ordering.then(() => (isOrdered = true));
while (kills < KILLS || !isOrdered || (await countOf('waiting')) > 0) {
  await sleep(1000 + random() * 2000);
  if (kills < KILLS) {
    await killServer();
    kills += 1;
    await skipTime(true);
  } else await skipTime(false);
}
await ordering;
const seconds = (performance.now() - begin) / 1000;

const { rows } = await database.query<{ message_id: string; order_id: string; state: string }>(
  'select message_id, order_id, state from mails',
);
const arrived = new Set(catcher.mails.map(({ messageId }) => messageId));
const lost = rows.filter(({ message_id }) => !arrived.has(message_id));
const unknown = [...arrived].filter((id) => !rows.some(({ message_id }) => message_id === id));
const incomplete = [...answered].filter((id) => rows.filter(({ order_id }) => Number(order_id) === id).length !== 2);
console.log(machineLine());
console.log(`${answered.size} orders answered over ${kills} kills; ${rows.length} mails written, ${MAILS} wanted`);
console.log(`orders: p50 ${percentile(spans, 0.5).toFixed(0)} ms, p95 ${percentile(spans, 0.95).toFixed(0)} ms`);
console.log(
  `the relay refused ${refused} times; ${arrived.size} mails arrived, ${catcher.mails.length - arrived.size} doubles; ${seconds.toFixed(0)} s`,
);
console.log(`lost ${lost.length}, unknown ${unknown.length}, orders without both mails ${incomplete.length}`);
await server.stop();
await catcher.close();
await database.end();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = lost.length + unknown.length + incomplete.length + Math.abs(rows.length - MAILS) === 0 ? 0 : 1;
