// Measures the time of the app's layout worker for a Fit layout, and for one after a small change, in Chromium.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGenerator, type GeneratorContext, readValues, type TemplateDocument } from '@muro/domain';
import { machineLine, median, percentile } from '../test-support/machine.ts';
import { CHANGES, changeOf } from './fit/changes.ts';
import { aspectsOf, type BenchPage, PAGES } from './fit/sets.ts';
import { openAppWorker } from './shared/app-worker.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const PORT = 19_379;
const SEED = 7;
const ROUNDS = 2;
const COUNTS = [25, 60, 100, 144];

type Before = NonNullable<GeneratorContext['before']>;

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const server = await startServer(folder, PORT);
const { browser, callWorker } = await openAppWorker('layout-worker', `http://127.0.0.1:${PORT}`);

/** Returns the time of one layout, and the positions of its photos. */
async function layOut(aspects: readonly number[], { width, height, gutter }: BenchPage, before: Before | null) {
  const generator = findGenerator('fit');
  if (!generator) throw new Error('There is no Fit layout');
  const photos = aspects.map((aspect) => ({ aspect }));
  const context: GeneratorContext = { size: { width, height }, material: 'POSTER', siblings: [], photos, before };
  const values = readValues(generator, context, { borderCM: String(gutter), marginCM: String(gutter) });
  const { value, ms } = await callWorker<TemplateDocument>('layOut', { generator: 'fit', context, values });
  const cells = value.layout.cells.filter((cell) => cell.kind === 'photo');
  return { ms, rects: cells.map(({ x, y, width: w, height: h }) => ({ x, y, width: w, height: h })) };
}

async function timesFor(set: string, count: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { anew: [], ...Object.fromEntries(CHANGES.map((kind) => [kind, []])) };
  for (const [index, page] of PAGES.entries()) {
    for (let round = 0; round < ROUNDS; round++) {
      const seed = SEED + 1000 * round + 10_000 * index;
      const shapes = aspectsOf(set, count + 1, seed);
      const { ms, rects } = await layOut(shapes.slice(0, count), page, null);
      times.anew?.push(ms);
      for (const kind of CHANGES) {
        if (kind === 'one more' && count === COUNTS.at(-1)) continue; // a page has no further slots
        const { now, photos } = changeOf(kind, shapes, seed);
        times[kind]?.push((await layOut(now, page, { rects, gutter: page.gutter, photos, locked: [] })).ms);
      }
    }
  }
  return times;
}

await waitUntilIdle(Number(server.pid));
await timesFor('mix', 10);
console.log(
  `| photos | number | ${['anew', ...CHANGES].map((kind) => `${kind}, ms: median / 95 %`).join(' | ')} |\n|---|---|---|---|---|---|`,
);
for (const set of ['mix', 'phone']) {
  for (const count of COUNTS) {
    const cells = Object.values(await timesFor(set, count)).map((all) =>
      all.length === 0 ? '–' : `${median(all).toFixed(0)} / ${percentile(all, 0.95).toFixed(0)}`,
    );
    console.log(`| ${set} | ${count} | ${cells.join(' | ')} |`);
  }
}
console.log(`Chromium ${browser.version()}, ${machineLine()}`);
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
