import { readFileSync } from 'node:fs';
import { residentBytes } from '../../apps/server/src/children/resident-bytes.ts';
import { childrenOf, openFiles } from '../../apps/server/test/start/process-tree.ts';

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Fields of /proc/…/stat behind the name: own user and system time, and those of children that have ended and were taken leave of. */
const TIMES = [11, 12, 13, 14];

const treeOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid)];

/** What these processes, all below them and all that were below them have computed, ms. */
export function computedMs(roots: readonly number[]): number {
  return roots.flatMap(treeOf).reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return sum + TIMES.reduce((own, at) => own + Number(fields[at]), 0) * TICK_MS;
    } catch {
      return sum; // ended between the two looks: the next one finds it with its parent
    }
  }, 0);
}

/** What these processes are at one moment. */
export interface Size {
  /** Of all of them together. */
  readonly bytes: number;
  /** Of the largest process below them. */
  readonly childBytes: number;
  /** Open at the first of each tree. */
  readonly files: number;
}

export function sizeOf(roots: readonly number[]): Size {
  const below = roots.flatMap(childrenOf).map((pid) => residentBytes(pid));
  const own = roots.map((pid) => residentBytes(pid));
  return {
    bytes: [...own, ...below].reduce((sum, bytes) => sum + bytes, 0),
    childBytes: Math.max(0, ...below),
    files: roots.reduce((sum, pid) => sum + filesOf(pid), 0),
  };
}

function filesOf(pid: number): number {
  try {
    return openFiles(pid);
  } catch {
    return 0; // it ended
  }
}
