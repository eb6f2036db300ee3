import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { testRunEnv } from '../../../../test-support/test-run.mjs';
import { childrenOf, commandOf } from '../start/process-tree.ts';
import { freePort } from '../start/start-process.ts';

const root = resolve(import.meta.dirname, '../../../..');
let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isRunning = (pid: number) => commandOf(pid) !== '';

it.each(['SIGTERM', 'SIGINT'] as const)('npm start ends the server gracefully at %s', async (signal) => {
  folder = mkdtempSync(join(tmpdir(), 'muro-npm-start-'));
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, HOME: folder, ...testRunEnv(), PORT: port, MURO_DATA: join(folder, 'data'), MURO_PAINT_AHEAD: '0' };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (npm.exitCode === null && !output.includes('Muro is ready')) await sleep(50);
  const processes = childrenOf(npm.pid as number);
  expect(processes.map(commandOf).join('\n'), output).toContain('apps/server/dist/main.js');

  npm.kill(signal);
  // The output pipe closes with the last process that holds it.
  await closed;
  expect(processes.filter(isRunning)).toEqual([]);
  expect(output).not.toMatch(/Error|lock/i);
});
