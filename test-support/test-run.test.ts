import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUpKilledRuns, endWithParent } from './test-run.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-runs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isRunning = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

/** Starts an idle process in its own session, marked as part of a run, as a Swift server is. */
const startMarked = (run: string) => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], {
    env: { MURO_TEST_RUN: run },
    stdio: 'ignore',
    detached: true,
  });
  child.unref();
  return child.pid as number;
};

describe.runIf(process.platform === 'linux')('cleaning up after a killed test run', () => {
  it('ends its processes and removes its temporary folder; a live run keeps both', async () => {
    const endedPid = spawnSync(process.execPath, ['-e', '']).pid;
    const runs = { killed: `${endedPid}-1`, alive: process.env.MURO_TEST_RUN as string };
    for (const run of Object.values(runs)) mkdirSync(join(folder, run, 'data'), { recursive: true });
    const orphanPid = startMarked(runs.killed);
    const ofLiveRun = startMarked(runs.alive);
    try {
      const ended = cleanUpKilledRuns(folder);
      expect(ended).toContain(orphanPid);
      expect(ended).not.toContain(ofLiveRun);
      await expect.poll(() => isRunning(orphanPid)).toBe(false);
      expect(isRunning(ofLiveRun)).toBe(true);
      expect(Object.values(runs).map((run) => existsSync(join(folder, run)))).toEqual([false, true]);
    } finally {
      process.kill(ofLiveRun, 'SIGKILL');
    }
  });

  it('treats a reused process id as ended', () => {
    const reused = `${process.pid}-1`;
    mkdirSync(join(folder, reused));
    cleanUpKilledRuns(folder);
    expect(existsSync(join(folder, reused))).toBe(false);
  });

  it('ends a service together with its parent process, for every way of ending', async () => {
    const [command, args] = endWithParent(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)']);
    const script = `const child = require('node:child_process').spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { detached: true, stdio: 'ignore' });
      console.log(child.pid); setTimeout(() => {}, 600_000);`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const service = Number(line.toString());
    await expect.poll(() => readFileSync(`/proc/${service}/cmdline`, 'latin1')).toMatch(/^[^\0]*node/);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(service)).toBe(false);
  });
});
