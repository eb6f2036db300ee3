import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApps } from '../built.ts';
import { root } from '../stamp.mjs';
import { endWithParent } from '../test-run.mjs';

/** A new installation paints and compiles for seconds on a quiet machine, for minutes on a busy one. */
const TIMEOUT_MS = 300_000;

let running: Promise<() => Promise<void>> | null = null;
let users = 0;

/** Starts the real server for component tests. It answers the requests that a test does not mock; the pages of all screens share it. */
export default async function setup() {
  users += 1;
  running ??= startServer();
  const stop = await running;
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function startServer(): Promise<() => Promise<void>> {
  buildApps('server', 'cli');
  const folder = mkdtempSync(join(tmpdir(), 'muro-components-'));
  process.env.MURO_TEST_PHOTOS ??= join(folder, 'photos');
  const port = process.env.MURO_TEST_COMPONENTS_PORT as string;
  const [command, args] = endWithParent(process.execPath, [join(root, 'apps/server/dist/main.js')]);
  const server = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: port, MURO_DATA: join(folder, 'data'), MURO_BUSY_MS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  await answers(`http://127.0.0.1:${port}/healthz`, () => server.exitCode !== null);
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function answers(address: string, hasEnded: () => boolean): Promise<void> {
  for (const endMs = Date.now() + TIMEOUT_MS; Date.now() < endMs; await sleep(50)) {
    if (hasEnded()) throw new Error('The server of the component tests ended at its start');
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`The server of the component tests does not answer at ${address}`);
}
