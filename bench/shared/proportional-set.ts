import { readFileSync } from 'node:fs';

/** Returns the proportional set size of a process, MB: pages shared between processes count once. Returns 0 if it has ended. */
export function proportionalSetMb(pid: number | string): number {
  try {
    const kb = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
}
