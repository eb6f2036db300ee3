import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Returns the resident memory (RSS) of a process, bytes; 0 if the process has ended or the platform does not report it. */
export function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
