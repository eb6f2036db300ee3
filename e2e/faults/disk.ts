import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Disk on which the servers store their files. */
export interface Disk {
  /** Path as seen by the servers. */
  readonly folder: string;
  /** Path as seen by the test driver. */
  readonly outside: string;
  /** Fills the disk; null if the machine allows no small disk. */
  readonly fill: ((leaveBytes: number) => void) | null;
  free(): void;
  /** Wraps a command, so that it sees this disk. */
  inside(command: readonly string[]): readonly string[];
  close(): Promise<void>;
}

/** Opens a RAM disk in its own mount namespace if the machine allows it; otherwise a folder. */
export async function openDisk(megabytes: number): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-disk-'));
  const namespaceOptions = process.getuid?.() === 0 ? ['-m'] : ['-U', '-r', '-m'];
  const mount = `mount -t tmpfs -o size=${megabytes}m muro '${folder}' && echo made && exec cat`;
  const keeper = spawn('unshare', [...namespaceOptions, 'sh', '-c', mount], { stdio: ['pipe', 'pipe', 'ignore'] }).on('error', () => {});
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
  const filler = join(outside, 'filler');
  const enter = ['nsenter', '-t', String(keeper.pid), ...(namespaceOptions.length > 1 ? ['-U', '--preserve-credentials'] : []), '-m', '--'];
  return {
    folder,
    outside,
    fill(leaveBytes) {
      const { bavail, bsize } = statfsSync(outside);
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // the servers used the last space meanwhile
      }
    },
    free: () => truncateSync(filler),
    inside: (command) => [...enter, ...command],
    close,
  };
}
