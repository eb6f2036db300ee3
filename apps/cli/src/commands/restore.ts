import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { RESTORE_FILE } from '../files/paths.ts';
import { wrongInput } from '../terminal/failure.ts';
import { setExitCode } from '../terminal/io.ts';

export interface RestoreOptions {
  readonly backup?: string;
  readonly data?: string;
}

/** Runs the server's restore program with its settings in a child process, and exits with its exit code. */
export async function restoreCommand(from: string, { backup, data }: RestoreOptions): Promise<void> {
  if (!existsSync(RESTORE_FILE)) throw wrongInput(RESTORE_FILE, 'the server is not built; run `npm start` once');
  const env = { ...process.env, ...(data !== undefined && { MURO_DATA: resolve(data) }) };
  const restoring = spawn(process.execPath, [RESTORE_FILE, from, ...(backup === undefined ? [] : [backup])], { stdio: 'inherit', env });
  setExitCode(
    await new Promise<number>((done) => {
      restoring.once('exit', (code) => done(code ?? 1));
    }),
  );
}
