import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreate } from '../files/read-or-create.ts';

/** Longest path of a unix socket that every platform takes. */
const SOCKET_PATH_LIMIT = 100;
/** A process that was suspended holds the folder, and says nothing. */
const PATIENCE_MS = 5_000;

export class FolderInUseError extends Error {
  /** @param pid  '' for one that does not say who it is */
  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by ${pid ? `process ${pid}` : 'a process that does not answer'}.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Keeps a second process out of a folder: the embedded database takes no lock, and two processes on one folder destroy it.
 *
 * A listening socket is the lock: the kernel frees it with the process, so a killed one leaves nothing that looks alive,
 * as a file with a process number would.
 *
 * @returns the function that gives the folder free again
 * @throws {FolderInUseError} when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = createServer((connection) => connection.end(String(process.pid)));
    const isBound = await new Promise<boolean>((done, fail) => {
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
      server.listen(path, () => done(true));
    });
    const pid = await holderOf(path);
    if (isBound && pid === String(process.pid)) {
      server.unref();
      return () => new Promise((done) => server.close(() => done()));
    }
    if (isBound) server.close();
    if (pid !== null) throw new FolderInUseError(folder, pid);
    if (process.platform !== 'win32') rmSync(path, { force: true }); // left by a killed process
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}

/**
 * Inside the folder, or where that path is too long in the folder of temporary files, which other users may write to: the name there
 * is random, kept in the folder, so that nobody takes it first.
 */
function socketPath(folder: string): string {
  const inside = join(folder, 'lock.sock');
  if (process.platform !== 'win32' && inside.length < SOCKET_PATH_LIMIT) return inside;
  const name = `muro-${readOrCreate(join(folder, 'lock-name'), () => randomBytes(16).toString('hex'))}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Who answers there; '' for somebody who says nothing, null when nobody is there any more. */
const holderOf = (path: string): Promise<string | null> =>
  new Promise((done) => {
    const connection = connect(path, () => connection.setEncoding('utf8'));
    const end = (pid: string | null) => {
      done(pid);
      connection.destroy();
    };
    connection.on('data', (pid) => end(String(pid)));
    connection.on('error', () => end(null));
    connection.on('close', () => end(null));
    connection.setTimeout(PATIENCE_MS, () => end(''));
  });
