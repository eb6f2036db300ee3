import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Memory that a process really holds, bytes; 0 where the platform does not tell, or when it is gone. */
export function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
