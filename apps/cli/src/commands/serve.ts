import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SERVER_FILE } from '../files/paths.ts';
import { wrongInput } from '../terminal/failure.ts';
import { setExitCode } from '../terminal/io.ts';

export interface ServeOptions {
  readonly port?: number;
  readonly data?: string;
}

/** Starts the server in a child process, and exits with its exit code. */
export async function serve({ port, data }: ServeOptions): Promise<void> {
  if (!existsSync(SERVER_FILE)) throw wrongInput(SERVER_FILE, 'the server is not built; run `npm start` once');
  const env = {
    ...process.env,
    ...(port !== undefined && { PORT: String(port) }),
    ...(data !== undefined && { MURO_DATA: resolve(data) }),
  };
  const server = spawn(process.execPath, [SERVER_FILE], { stdio: 'inherit', env });
  const pass = (signal: NodeJS.Signals) => void server.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  setExitCode(
    await new Promise<number>((done) => {
      server.once('exit', (code) => done(code ?? 0));
    }),
  );
}
