import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultyProxy } from '../../test-support/faulty-proxy.ts';
import { endWithParent, testRunEnv } from '../../test-support/test-run.mjs';
import type { Disk } from './disk.ts';
import type { InjectedFaults } from './injected-faults.ts';

/** A server of the shop that can be killed and restarted. */
export interface FaultyServer {
  readonly name: string;
  readonly proxy: FaultyProxy;
  /** Address of its proxy, the only way to reach it. */
  readonly address: string;
  readonly pid: number;
  isRunning(): boolean;
  /** Starts it and waits until it is ready. @throws {Error} with its last output if it never is */
  start(): Promise<void>;
  /** Sends a signal to the process or to its group; returns the exit code of a process that exits by itself. */
  end(signal: 'SIGKILL' | 'SIGTERM', isGroup: boolean): Promise<number | null>;
  /** Sets the faults inside the server, also for its next start. */
  setFaults(faults: InjectedFaults): void;
  /** Makes the next start use the other version, if there is one. */
  changeVersion(): void;
  output(): string;
}

export interface ServerPlace {
  readonly name: string;
  readonly port: number;
  readonly proxy: FaultyProxy;
  readonly disk: Disk;
  /** Folder for files of the test driver. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Built entry points: the first version, and the one that alternates with it. */
  readonly mains: readonly [string, ...string[]];
}

const INJECT_FAULTS = new URL('inject-faults.mjs', import.meta.url);
const TRIES = 5;
const MAX_OUTPUT = 20_000;

export function createServerOf({ name, port, proxy, disk, folder, env, mains }: ServerPlace): FaultyServer {
  const faultsFile = join(folder, `${name}.faults.json`);
  const setFaults = (faults: InjectedFaults) => writeFileSync(faultsFile, JSON.stringify(faults));
  setFaults({});
  const injectFaults = `${INJECT_FAULTS.href}?${new URLSearchParams({ faults: faultsFile })}`;
  let child: ChildProcess | undefined;
  let changes = 0;
  let output = '';
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const launch = async (): Promise<boolean> => {
    const [inside = '', ...words] = disk.inside([process.execPath, '--import', injectFaults, mains[changes % mains.length] as string]);
    const [command, args] = endWithParent(inside, words);
    const serverEnv = { ...testRunEnv(), PATH: process.env.PATH ?? '', MURO_PAINT_AHEAD: '0', PORT: String(port) };
    const started = spawn(command, args, { env: { ...serverEnv, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child = started;
    let stderrText = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        stderrText += text;
        output = (output + text).slice(-MAX_OUTPUT);
      });
    }
    while (isRunning() && !stderrText.includes('Muro is ready')) await sleep(10);
    return isRunning();
  };
  return {
    name,
    proxy,
    address: `http://127.0.0.1:${proxy.port}`,
    get pid() {
      return child?.pid as number;
    },
    isRunning,
    async start() {
      for (let attempt = 1; !(await launch()); attempt++) {
        if (attempt === TRIES) throw new Error(`${name} does not start:\n${output}`);
        await sleep(200);
      }
    },
    async end(signal, isGroup) {
      if (!child || !isRunning()) return 0;
      const ended = once(child, 'exit');
      process.kill(isGroup ? -(child.pid as number) : (child.pid as number), signal);
      await ended;
      return child.exitCode;
    },
    setFaults,
    changeVersion() {
      changes += 1;
    },
    output: () => output,
  };
}
