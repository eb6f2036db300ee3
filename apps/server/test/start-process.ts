import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it printed so far. */
  output(): string;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = join(import.meta.dirname, '../src/main.ts');

/**
 * Starts main.ts, or the built server, with this environment; the promise is kept when it ends or says that it is ready.
 * It paints nothing by itself: what comes to its folders comes from the test.
 */
export async function startProcess(env: Record<string, string>, entry = main): Promise<ServerProcess> {
  const child = spawn(process.execPath, entry.endsWith('.ts') ? ['--import', loader, entry] : [entry], {
    env: { PATH: process.env.PATH ?? '', MURO_PAINT_AHEAD: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (child.exitCode === null && child.signalCode === null && !output.includes('Muro is ready'))
    await new Promise((done) => setTimeout(done, 20));
  if (child.exitCode !== null) await new Promise((done) => setTimeout(done, 50)); // the last words
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended();
      return child.exitCode;
    },
  };
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
