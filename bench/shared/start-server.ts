import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Starts the built server and waits until it answers. */
export async function startServer(data: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), MURO_DATA: data };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
  process.once('exit', () => child.kill()); // also if the benchmark is aborted
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/list`).catch(() => null);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
