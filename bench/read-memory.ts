// Measures the memory of WebKit and Firefox while the editor reads 60 chosen photos of 12 megapixels. `npm run bench read-memory`
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '../e2e/engines/installed.ts';
import { expectVisible } from '../e2e/engines/person.ts';
import type { Tab } from '../e2e/engines/tab.ts';
import { machineLine } from '../test-support/machine.ts';
import { noisePhoto } from './shared/noise-photo.ts';
import { proportionalSetMb } from './shared/proportional-set.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const COUNT = 60;
const SAMPLE_MS = 50;
/** Time after reading in which a browser gives memory back, ms. */
const REST_MS = 10_000;

/** Writes photos of 12 megapixels that differ in every pixel. */
function writePhotos(folder: string): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const file = join(folder, `photo-${index}.jpg`);
      await writeFile(file, await noisePhoto({ widthPx: 4000, heightPx: 3000 }, { sigma: 20 + index }));
      return file;
    }),
  );
}

/**
 * Returns all processes that descend from this one, except `server` and its children. Firefox starts processes from other threads than its
 * first, which `process-tree.ts` does not follow.
 */
function browserProcesses(server: number): readonly string[] {
  const parents = new Map<string, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(pid, /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '');
    } catch {
      // The process has ended.
    }
  }
  const descends = (pid: string | undefined, from: string): boolean =>
    pid !== undefined && (pid === from || descends(parents.get(pid), from));
  return [...parents.keys()].filter(
    (pid) => pid !== String(process.pid) && descends(pid, String(process.pid)) && !descends(pid, String(server)),
  );
}

async function hasRead(tab: Tab): Promise<boolean> {
  const text = await tab.evaluate(() => document.body.innerText, null);
  return text.includes(`Usadas: 0 de ${COUNT}`) && !text.includes('Leyendo fotos');
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const files = await writePhotos(folder);
const filesMb = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
const port = 30_000 + (process.pid % 10_000);
const server = await startServer(join(folder, 'data'), port);
await waitUntilIdle(server.pid as number);
for (const { name, missing, start } of ENGINES) {
  if (missing.length > 0) {
    console.log(`${name}: ${missing.join(', ')} not installed`);
    continue;
  }
  const engine = await start();
  const tab = await engine.newTab();
  await tab.open(`http://127.0.0.1:${port}/htmlapp/?lang=es#/collage/basico/101`);
  // The TypeScript runner wraps functions in a helper `__name` that the page lacks.
  await tab.evaluate(() => Object.assign(globalThis, { __name: Object }) && null, null);
  await tab.click({ role: 'button', name: 'Comienza ahora' });
  await expectVisible(tab, { role: 'button', name: 'Añadir fotos' });
  const memoryMb = () => browserProcesses(server.pid as number).reduce((sum, pid) => sum + proportionalSetMb(pid), 0);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const beforeMb = memoryMb();
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb());
  }, SAMPLE_MS);
  const begin = performance.now();
  await tab.setFiles(files);
  while (!(await hasRead(tab))) await new Promise((resolve) => setTimeout(resolve, 2 * SAMPLE_MS));
  const readS = (performance.now() - begin) / 1000;
  clearInterval(timer);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const [before, peak, after] = [beforeMb, peakMb, memoryMb()].map(Math.round);
  console.log(
    `${name}: ${before} MB before, at most ${peak} MB while ${COUNT} photos (${filesMb.toFixed(0)} MB) are read in ${readS.toFixed(1)} s, ${after} MB afterwards`,
  );
  await engine.end();
}
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
console.log(machineLine());
