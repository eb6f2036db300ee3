// Measures the time from `node apps/server/dist/main.js` to the first successful answer, and the JavaScript size of the design list.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { machineLine, median } from '../test-support/machine.ts';

const root = join(import.meta.dirname, '..');
const RUNS = 5;

async function startServer(data: string, port: number): Promise<{ child: ChildProcess; startMs: number }> {
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), MURO_DATA: data };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/list`).catch(() => null);
    if (answer?.ok && (await answer.text()).includes('<template')) return { child, startMs: performance.now() - begin };
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function listScripts(port: number): Promise<{ files: number; bytes: number }> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.goto(`http://127.0.0.1:${port}/htmlapp/`, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await browser.close();
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const data = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const first = await startServer(data, port);
await stop(first.child);
const restartMs: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const { child, startMs } = await startServer(data, port);
  restartMs.push(startMs);
  if (run === RUNS - 1) {
    const scripts = await listScripts(port);
    console.log(`JavaScript of the design list: ${scripts.files} files, ${(scripts.bytes / 1000).toFixed(1)} kB gzip`);
  }
  await stop(child);
}
rmSync(data, { recursive: true, force: true });
console.log(`first start on an empty folder: ${(first.startMs / 1000).toFixed(2)} s to the first good answer`);
console.log(
  `started again, median of ${RUNS}: ${(median(restartMs) / 1000).toFixed(2)} s (${restartMs.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`,
);
console.log(machineLine());
