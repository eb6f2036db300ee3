// Measures the memory of WebKit, Safari's engine, before, while and after 60 photos of 12 megapixels are read in the editor.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startWebkit } from '../e2e/engines/webkit.ts';
import { machineLine } from '../test-support/machine.ts';
import { makePhotos } from './editor/photos.ts';
import { proportionalSetMb } from './shared/proportional-set.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const PHOTOS = 60;
const SAMPLE_MS = 200;
/** Time in which the engine frees memory by itself, ms. */
const REST_MS = 20_000;

/** Returns the proportional set size of all processes of the engine, MB. */
function engineMb(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + (isEngine(pid) ? proportionalSetMb(pid) : 0), 0);
}

function isEngine(pid: string): boolean {
  try {
    return /^(WebKit(WebProc|Network)|MiniBrowser)/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const photos = await makePhotos(join(folder, 'photos'), PHOTOS);
const server = await startServer(join(folder, 'data'), port);
await waitUntilIdle(server.pid as number);
const engine = await startWebkit();
const tab = await engine.newTab();
await tab.open(`http://127.0.0.1:${port}/htmlapp/?lang=es#/collage/basico/101`);
// The TypeScript runner wraps functions in a helper that the page lacks.
await tab.ask(() => {
  (globalThis as { __name?: unknown }).__name = (target: unknown) => target;
}, null);
await tab.click({ role: 'button', name: 'Comienza ahora' });
await wait(REST_MS);
const before = engineMb();
let peak = before;
const began = performance.now();
await tab.giveFiles(photos);
const sampling = setInterval(() => {
  peak = Math.max(peak, engineMb());
}, SAMPLE_MS);
while (!(await tab.ask((count) => document.querySelectorAll('li img').length >= count, PHOTOS))) await wait(SAMPLE_MS);
const readS = (performance.now() - began) / 1000;
await wait(REST_MS);
clearInterval(sampling);
console.log(`${PHOTOS} photos of 12 megapixels read in ${readS.toFixed(1)} s`);
console.log(
  `all processes of WebKit: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak, ${engineMb().toFixed(0)} MB ${REST_MS / 1000} s later`,
);
console.log(machineLine());
await engine.end();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
