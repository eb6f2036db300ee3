/*
 * How long one frame takes while a photo is moved in its slot, carried between slots, zoomed and turned, with 144 slots filled with
 * photographs of 12 megapixels: in Muro's own editor, in Konva and in Fabric, each of them with everything on one canvas and
 * with what is dragged on a layer of its own.
 *
 *     npm run bench editor        or        npx tsx bench/editor.ts [--muro] [--scale 2] [FOLDER] [ROUNDS]
 *
 * With --muro the libraries stay out; --scale is the screen's device pixels per CSS pixel. Without a folder the photographs are
 * made here. Same slots, same pixels, same photos, and each hears the same events of pointer and keys; the browser's frame cap is
 * lifted, so a frame is the whole way from one animation callback to the next. Every way drags in each round, so
 * that a busy moment of the machine hits all of them. Needs the built server and app (`npm run build`) and a Chromium.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Contestant, type Kind, openLibrary, openMuro } from './editor/contestants.ts';
import { makePhotos, photosOf } from './editor/photos.ts';
import { browserMemory } from './editor/processes.ts';
import { machineLine, median, middleMean, percentile } from './machine.ts';
import { startServer } from './shared/start-server.ts';

const SLOTS = 144;
const DRAGS = 4;
/** As many as one drag is timed for, see `editor/frames.js`. */
const FRAMES_OF_DRAG = 62;
const KINDS: readonly Kind[] = ['moved', 'carried', 'zoomed', 'turned'];
const { values: given, positionals } = parseArgs({
  options: { muro: { type: 'boolean' }, scale: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [folderOfPhotos, rounds = '5'] = positionals;
const scale = Number(given.scale);

interface Way {
  readonly name: string;
  readonly contestant: Contestant;
  readonly isOwnLayer: boolean;
  readonly times: Readonly<Record<Kind, number[]>>;
  /** Of the frames when the photo was let go: their worst is told beside, in a column of its own. */
  readonly after: Readonly<Record<Kind, number[]>>;
}

function way(name: string, contestant: Contestant, isOwnLayer: boolean): Way {
  return { name, contestant, isOwnLayer, times: none(), after: none() };
}

function none(): Record<Kind, number[]> {
  return { moved: [], carried: [], zoomed: [], turned: [] };
}

async function runRound(ways: readonly Way[], round: number): Promise<void> {
  for (const { contestant, isOwnLayer, times, after } of ways) {
    for (const kind of KINDS) {
      for (let at = 0; at < DRAGS; at++) {
        const seen = await contestant.drag(isOwnLayer, kind, 12 * ((round * DRAGS + at) % 11) + 12 + ((round + at) % 6));
        // The first round warms up.
        if (round === 0) continue;
        times[kind].push(...seen.during);
        after[kind].push(...seen.after);
      }
    }
  }
}

function row({ name, times, after }: Way, best: Way): string {
  const cells = KINDS.map((kind) => {
    const [own, muro] = [times[kind], best.times[kind]];
    const figures = [median(own), percentile(own, 0.95), heaviestMoment(own), Math.max(...own), Math.max(...after[kind])];
    const ratio = middleMean(own) / middleMean(muro);
    return `${figures.map((ms) => ms.toFixed(1)).join(' / ')} | ${ratio.toFixed(2)}`;
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

/**
 * The moment of a drag that takes longest, as a rule: the median over all drags of the same frame in each. Picking up, beginning
 * to carry and letting go have work of their own in every drag; a frame in which the machine was busy is another one each time.
 */
function heaviestMoment(times: readonly number[]): number {
  const moments = Array.from({ length: FRAMES_OF_DRAG }, (_, at) => times.filter((_time, index) => index % FRAMES_OF_DRAG === at));
  return Math.max(...moments.map(median));
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const copies = join(folder, 'photos');
const photos = folderOfPhotos ? photosOf(folderOfPhotos, copies, SLOTS) : await makePhotos(copies, SLOTS);
const server = await startServer(join(folder, 'data'), port);
const muro = await openMuro(`http://127.0.0.1:${port}/htmlapp/`, photos, scale);
const first = way('**Muro, the whole editor**', muro, true);
const ways = [first];
if (!given.muro) {
  const konva = await openLibrary('konva', muro.scene, photos, scale);
  const fabric = await openLibrary('fabric', muro.scene, photos, scale);
  ways.push(way('Konva, one layer', konva, false), way('Konva, drag layer', konva, true));
  ways.push(way('Fabric, one canvas', fabric, false), way('Fabric, second canvas', fabric, true));
}
for (let round = 0; round <= Number(rounds); round++) {
  await runRound(ways, round);
  console.error(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`);
}
console.log(
  `| way | ${KINDS.map((kind) => `${kind}, median / 95 % / heaviest moment / worst / worst after it, ms | × Muro`).join(' | ')} |`,
);
console.log(`|---|${KINDS.map(() => '---|---|').join('')}`);
for (const each of ways) console.log(row(each, first));
const browsers = new Map(ways.map(({ name, contestant }) => [contestant.browser, name]));
for (const [browser, name] of browsers) {
  const { tabMb, allMb } = await browserMemory(browser);
  console.log(`${name}: ${tabMb.toFixed(0)} MB in the tab, ${allMb.toFixed(0)} MB in all processes of its browser`);
}
const frames = first.times.moved.length;
console.log(
  `Chromium ${muro.browser.version()} without a GPU, window 1280 x 900 at ${scale} device px, frame cap lifted, ${frames} frames each`,
);
console.log(`${machineLine()}, load ${loadavg()[0]?.toFixed(1)}`);
for (const browser of browsers.keys()) await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
