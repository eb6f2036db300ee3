import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { endWithParent, testRunEnv } from '../../../../test-support/test-run.mjs';

export interface LogEntry {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it printed so far. */
  output(): string;
  /** Entries of its log so far. @throws {SyntaxError} if it printed something else */
  entries(): readonly LogEntry[];
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
  /** The same to its whole group, as a terminal or a supervisor stops it. */
  stopGroup(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Built by the tests' set-up from the sources as they are. */
const main = join(import.meta.dirname, '../../dist/main.js');

/** Wherever a test names none of its own. */
const SECRET = 'a secret of the tests of processes';

/**
 * Starts the built server with this environment; the promise is kept when it ends or says that it is ready.
 * A server that logs less is asked with `isReady`. It paints nothing by itself: what comes to its folders comes from the test.
 */
export async function startProcess(env: Record<string, string>, entry = main, isReady?: () => Promise<boolean>): Promise<ServerProcess> {
  const [command, args] = endWithParent(process.execPath, [entry]);
  const secret = env.DATABASE_URL && { MURO_SECRET: SECRET };
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...testRunEnv(), MURO_PAINT_AHEAD: '0', ...secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own
  });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const saysReady = async () => output.includes('Muro is ready');
  while (child.exitCode === null && child.signalCode === null && !(await (isReady ?? saysReady)()))
    await new Promise((done) => setTimeout(done, 20));
  if (child.exitCode !== null) await closed; // its last words may come later than its end
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    output: () => output,
    entries: () =>
      output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogEntry),
    async kill() {
      child.kill('SIGKILL');
      await ended();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended();
      return child.exitCode;
    },
    async stopGroup(signal = 'SIGTERM') {
      process.kill(-(child.pid as number), signal);
      await ended();
      return child.exitCode;
    },
  };
}

/** Below those that systems hand out to connections, of which other tests open hundreds before this one is taken. */
const [FIRST_PORT, PORTS] = [10_000, 10_000];

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
