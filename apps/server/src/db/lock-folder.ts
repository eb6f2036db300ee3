import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreate } from '../files/read-or-create.ts';

/** Longest path of a Unix socket that every platform accepts. */
const SOCKET_PATH_LIMIT = 100;
/** Time to wait for the lock holder's answer, ms: a suspended process holds the lock but does not answer. */
const TIMEOUT_MS = 5_000;

export class FolderInUseError extends Error {
  /** @param pid  '' if the holder does not answer */
  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by ${pid ? `process ${pid}` : 'a process that does not answer'}.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a folder against a second process: the embedded database takes no lock, and two processes on one folder destroy it.
 *
 * The lock is a listening socket: the kernel closes it with the process, so a killed process leaves no stale lock, as a pid file would.
 *
 * @returns the function that releases the lock
 * @throws {FolderInUseError} if another process holds it
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
 * Returns the path of the socket: inside the folder or, if that path is too long, in the temporary folder. Other users may write there, so
 * the name is random and stored in the folder, and cannot be taken in advance.
 */
function socketPath(folder: string): string {
  const inside = join(folder, 'lock.sock');
  if (process.platform !== 'win32' && inside.length < SOCKET_PATH_LIMIT) return inside;
  const name = `muro-${readOrCreate(join(folder, 'lock-name'), () => randomBytes(16).toString('hex'))}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Returns the pid of the lock holder; '' if it does not answer, null if there is none. */
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
    connection.setTimeout(TIMEOUT_MS, () => end(''));
  });
