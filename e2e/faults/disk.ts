import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The disk that the servers keep their files on. */
export interface Disk {
  /** As the servers see it. */
  readonly folder: string;
  /** As the driver sees it. */
  readonly outside: string;
  /** Null: nobody may make a small disk here, so it cannot be filled. */
  readonly fill: ((leaveBytes: number) => void) | null;
  free(): void;
  /** A command that sees this disk. */
  inside(command: readonly string[]): readonly string[];
  close(): Promise<void>;
}

/** A disk in memory, in a mount namespace of its own, where the machine lets anybody make one; a folder otherwise. */
export async function openDisk(megabytes: number): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-disk-'));
  const own = process.getuid?.() === 0 ? ['-m'] : ['-U', '-r', '-m'];
  const mount = `mount -t tmpfs -o size=${megabytes}m muro '${folder}' && echo made && exec cat`;
  const keeper = spawn('unshare', [...own, 'sh', '-c', mount], { stdio: ['pipe', 'pipe', 'ignore'] }).on('error', () => {});
  const isMade = await Promise.race([once(keeper.stdout, 'data').then(() => true), once(keeper, 'close').then(() => false)]);
  const close = async () => {
    if (isMade) {
      keeper.stdin.end();
      await once(keeper, 'close');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isMade) return { folder, outside: folder, fill: null, free: () => {}, inside: (command) => command, close };
  const outside = `/proc/${keeper.pid}/root${folder}`;
  mkdirSync(join(outside, 'data'));
  const ballast = join(outside, 'ballast');
  const enter = ['nsenter', '-t', String(keeper.pid), ...(own.length > 1 ? ['-U', '--preserve-credentials'] : []), '-m', '--'];
  return {
    folder,
    outside,
    fill(leaveBytes) {
      const { bavail, bsize } = statfsSync(outside);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // the servers took the last of it meanwhile
      }
    },
    free: () => truncateSync(ballast),
    inside: (command) => [...enter, ...command],
    close,
  };
}
