import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
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
  /** Everything it has printed so far. */
  output(): string;
  /** Entries of its log so far. @throws {SyntaxError} if it printed anything else */
  entries(): readonly LogEntry[];
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Signals its whole process group, like a terminal or a supervisor. */
  stopGroup(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Built by the tests' set-up from the present sources. */
const main = join(import.meta.dirname, '../../dist/main.js');

/** Default secret of the tests. */
const SECRET = 'a secret of the tests of processes';

/**
 * Starts the built server with this environment; resolves when it is ready or has ended. Pass `isReady` if the log level hides the message.
 * Painting ahead is off, so that only the test writes to its folders.
 *
 * @param wrapper  command that runs the server as another user
 */
export async function startProcess(
  env: Record<string, string>,
  entry = main,
  isReady?: () => Promise<boolean>,
  { wrapper = [], cwd = tmpdir() }: { readonly wrapper?: readonly string[]; readonly cwd?: string } = {},
): Promise<ServerProcess> {
  const [program = process.execPath, ...words] = [...wrapper, process.execPath, entry];
  const [command, args] = endWithParent(program, words);
  const secret = env.DATABASE_URL && { MURO_SECRET: SECRET };
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...testRunEnv(), MURO_PAINT_AHEAD: '0', ...secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd, // by default a folder without a file `.env`
    detached: true, // a process group of its own
  });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const saysReady = async () => output.includes('Muro is ready');
  while (child.exitCode === null && child.signalCode === null && !(await (isReady ?? saysReady)()))
    await new Promise((done) => setTimeout(done, 20));
  if (child.exitCode !== null) await closed; // its last output may arrive after its exit
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

/** Ports below the ephemeral range, from which other tests open hundreds of connections before this port is used. */
const [FIRST_PORT, PORTS] = [10_000, 10_000];

/** Returns a port that is free at this moment. */
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
