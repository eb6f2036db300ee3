/*
 * Measures the frame time while a photo is moved in its slot, dragged between slots, zoomed and rotated, with 144 slots filled with photos
 * of 12 megapixels, in the editor in Chromium.
 *
 *     npm run bench editor        or        npx tsx bench/editor.ts [--scale 2] [FOLDER] [ROUNDS]
 *
 * --scale is the device pixel ratio. Without a folder the photos are generated. The browser's frame rate limit is lifted, so that a frame
 * is the whole time from one animation callback to the next. Needs the built server and app (`npm run build`) and a Chromium.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machineLine, median, percentile } from '../test-support/machine.ts';
import { type FilledEditor, type Kind, openEditor, waitUntilSubjectsFound } from './editor/filled-editor.ts';
import { makePhotos, photosOf } from './editor/photos.ts';
import { browserMemory } from './editor/processes.ts';
import { startServer } from './shared/start-server.ts';

const SLOTS = 144;
const DRAGS = 4;
/** Number of timed frames of a drag, see `editor/frames.js`. */
const FRAMES_OF_DRAG = 62;
/** `carried`: dragged to another slot. */
const KINDS: readonly Kind[] = ['moved', 'carried', 'zoomed', 'turned'];
const { values: options, positionals } = parseArgs({
  options: { scale: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [folderOfPhotos, rounds = '5'] = positionals;
const scale = Number(options.scale);

function emptyTimes(): Record<Kind, number[]> {
  return { moved: [], carried: [], zoomed: [], turned: [] };
}

/** Frame times during the drags, ms. */
const times = emptyTimes();
/** Frame times after the release of the photo; their maximum is reported separately. */
const after = emptyTimes();

async function runRound({ drag }: FilledEditor, round: number): Promise<void> {
  for (const kind of KINDS) {
    for (let index = 0; index < DRAGS; index++) {
      const frames = await drag(kind, 12 * ((round * DRAGS + index) % 11) + 12 + ((round + index) % 6));
      // The first round warms up.
      if (round === 0) continue;
      times[kind].push(...frames.during);
      after[kind].push(...frames.after);
    }
  }
}

function row(kind: Kind): string {
  const kindTimes = times[kind];
  const figures = [
    median(kindTimes),
    percentile(kindTimes, 0.95),
    heaviestMoment(kindTimes),
    Math.max(...kindTimes),
    Math.max(...after[kind]),
  ];
  return `| ${kind} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} |`;
}

/**
 * Returns the longest typical frame of a drag: the maximum over the frame numbers of the median over all drags. Picking up, starting to drag
 * and releasing cost time in every drag, while a frame delayed by the machine has another number each time.
 */
function heaviestMoment(times: readonly number[]): number {
  const moments = Array.from({ length: FRAMES_OF_DRAG }, (_, step) => times.filter((_time, index) => index % FRAMES_OF_DRAG === step));
  return Math.max(...moments.map(median));
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const copies = join(folder, 'photos');
const photos = folderOfPhotos ? photosOf(folderOfPhotos, copies, SLOTS) : await makePhotos(copies, SLOTS);
const server = await startServer(join(folder, 'data'), port);
const muro = await openEditor(`http://127.0.0.1:${port}/htmlapp/`, photos, scale);
const readMemory = async (when: string) => {
  const { tabMb, allMb } = await browserMemory(muro.browser);
  console.log(`${when}: ${tabMb.toFixed(0)} MB in the tab, ${allMb.toFixed(0)} MB in all processes of the browser`);
};
await readMemory('while subjects are searched');
await waitUntilSubjectsFound(muro.page);
await readMemory('afterwards');
for (let round = 0; round <= Number(rounds); round++) {
  await runRound(muro, round);
  console.error(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`);
}
console.log('| photo | median, ms | 95 % | heaviest moment | worst | worst after it |\n|---|---|---|---|---|---|');
for (const kind of KINDS) console.log(row(kind));
await readMemory('after the drags');
const frames = times.moved.length;
console.log(
  `Chromium ${muro.browser.version()} without a GPU, window 1280 x 900 at ${scale} device px, frame cap lifted, ${frames} frames each`,
);
console.log(machineLine());
await muro.browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
