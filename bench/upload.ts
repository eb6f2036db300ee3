// Measures uploads: ten users upload fifteen photos each, three at a time, while other users make small requests. Reports throughput and
// latency. Photos: the folder MURO_BENCH_PHOTOS, by default the sample photos. With MURO_BENCH_HOSTILE=1 every twentieth upload is broken.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { collageXml } from '../apps/server/test/collages/make-collage.ts';
import { treeBytes } from '../apps/server/test/start/process-tree.ts';
import { freePort, startProcess } from '../apps/server/test/start/start-process.ts';
import { type Client, signUp } from '../apps/server/test/support/http-client.ts';
import { checkPhoto, makeUprightCopy } from '../packages/press/src/index.ts';
import { differentPhoto, photoFiles } from '../test-support/different-photos.ts';
import { machineLine, percentile } from '../test-support/machine.ts';

const PEOPLE = 10;
const PHOTOS_EACH = 15;
const CONCURRENCY = 3;
const HOSTILE_EVERY = 20;
const TOO_MANY = 429;
/** Retry delay of the web app: 10 to 20 s. */
const RETRY_DELAY_MS = 15_000;
const GENERATED = { templateId: '101', childTemplateId: '10117', size: { width: 100, height: 70 } };
const root = join(import.meta.dirname, '..');
const isHostile = process.env.MURO_BENCH_HOSTILE === '1';

const files = photoFiles();
const data = mkdtempSync(join(tmpdir(), 'muro-upload-'));
const loadBefore = loadavg()[0] ?? 0;

function photoOf(person: number, index: number): Buffer {
  const number = person * PHOTOS_EACH + index;
  const bytes = differentPhoto(files, number);
  return isHostile && number % HOSTILE_EVERY === 0 ? bytes.subarray(0, Math.floor(bytes.length * 0.7)) : bytes;
}

async function uploadAll(client: Client, person: number, spans: number[], outcomes: Map<number, number>): Promise<void> {
  const remaining = Array.from({ length: PHOTOS_EACH }, (_, index) => index);
  const sender = async () => {
    for (let index = remaining.shift(); index !== undefined; index = remaining.shift()) {
      const begin = performance.now();
      const { status } = await client.upload(photoOf(person, index));
      spans.push(performance.now() - begin);
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      if (status !== TOO_MANY) continue;
      remaining.push(index);
      await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
}

/** Saves a collage of a design with two photos, which another user opens meanwhile. */
async function savedCollage(client: Client): Promise<string> {
  const photos = [];
  for (const index of [0, 1]) photos.push((await client.upload(photoOf(PEOPLE, index + 1))).body);
  const { body } = await client.form<{ collageid: number }>('/api/save?format=json', { collagexml: collageXml({ photos, ...GENERATED }) });
  return String(body.collageid);
}

/** Measures the latency of other calls until `stop`, by name, ms. */
function measureLatency({ url, cookie }: Client, collageid: string): { stop(): Promise<Readonly<Record<string, readonly number[]>>> } {
  const asker = fork(join(import.meta.dirname, 'upload/measure-latency.ts'), [url, cookie, collageid]);
  return {
    async stop() {
      asker.send('stop');
      const [spans] = await once(asker, 'message');
      return spans;
    },
  };
}

/** Measures the decode check and the two copies, one photo after the other in this process, ms. */
async function workPerPhoto(): Promise<{ readonly check: number[]; readonly derive: number[] }> {
  const [check, derive]: [number[], number[]] = [[], []];
  for (const file of files) {
    const begin = performance.now();
    await checkPhoto(file);
    const checkedMs = performance.now();
    const web = await makeUprightCopy(file, { maxPx: 1024, quality: 84 });
    await makeUprightCopy(web.jpeg, { maxPx: 240, quality: 80 });
    check.push(checkedMs - begin);
    derive.push(performance.now() - checkedMs);
  }
  return { check, derive };
}

const line = (label: string, spans: readonly number[]) =>
  console.log(
    `${label}: p50 ${percentile(spans, 0.5).toFixed(0)}, p95 ${percentile(spans, 0.95).toFixed(0)}, p99 ${percentile(spans, 0.99).toFixed(0)}, most ${Math.max(...spans).toFixed(0)} ms`,
  );

const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: data }, join(root, 'apps/server/dist/main.js'));
const pid = server.child.pid as number;
const people = [];
for (let person = 0; person < PEOPLE; person++) people.push(await signUp(server.url, `person${person}`));
const otherUser = await signUp(server.url, 'other');
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, treeBytes(pid));
}, 250);
await otherUser.get('/api/collagePhoto/collageid/1?format=json'); // rendered before the first measurement
const small = measureLatency(otherUser, await savedCollage(otherUser));
const spans: number[] = [];
const outcomes = new Map<number, number>();
const begin = performance.now();
await Promise.all(people.map((client, person) => uploadAll(client, person, spans, outcomes)));
const wallS = (performance.now() - begin) / 1000;
const latencies = await small.stop();
clearInterval(watch);
const loadDuring = loadavg()[0] ?? 0;
const isSame = server.child.exitCode === null;
await server.stop();
rmSync(data, { recursive: true, force: true });

console.log(
  `${files.length} different photos from the folder; outcomes ${[...outcomes].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
);
console.log(`all in ${wallS.toFixed(1)} s, ${((outcomes.get(200) ?? 0) / wallS).toFixed(2)} stored per second`);
line('an upload', spans);
for (const [name, these] of Object.entries(latencies)) line(`${name} meanwhile`, these);
line('all of these', Object.values(latencies).flat());
console.log(
  `peak memory of server and children ${(peak / 1e6).toFixed(0)} MB; ${isSame ? 'the server is the same process' : 'THE SERVER ENDED'}`,
);
const { check, derive } = await workPerPhoto();
line('full decode check, alone', check);
line('web copy and thumbnail, alone', derive);
console.log(`${machineLine()}; load ${loadBefore.toFixed(1)} before the uploads and ${loadDuring.toFixed(1)} at their end`);
