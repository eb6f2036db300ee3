import { readFileSync } from 'node:fs';
import { residentBytes } from '../../../apps/server/src/children/resident-bytes.ts';
import { childrenOf, openFiles } from '../../../apps/server/test/start/process-tree.ts';

/** Unit of processor time in Linux. */
const TICK_MS = 10;
/** Fields of /proc/…/stat after the name: user and system time of the process, and of its ended and reaped children. */
const TIMES = [11, 12, 13, 14];

const treeOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid)];

/** Returns the processor time of these processes and all their descendants, including ended ones, ms. */
export function computedMs(roots: readonly number[]): number {
  return roots.flatMap(treeOf).reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return sum + TIMES.reduce((processBytes, at) => processBytes + Number(fields[at]), 0) * TICK_MS;
    } catch {
      return sum; // ended in between: the next sample finds it in its parent
    }
  }, 0);
}

/** Current memory and open files of processes. */
export interface Size {
  /** Sum of all processes. */
  readonly bytes: number;
  /** Largest descendant process. */
  readonly childBytes: number;
  /** Open files of the root processes. */
  readonly files: number;
}

export function sizeOf(roots: readonly number[]): Size {
  const below = roots.flatMap(childrenOf).map((pid) => residentBytes(pid));
  const processBytes = roots.map((pid) => residentBytes(pid));
  return {
    bytes: [...processBytes, ...below].reduce((sum, bytes) => sum + bytes, 0),
    childBytes: Math.max(0, ...below),
    files: roots.reduce((sum, pid) => sum + filesOf(pid), 0),
  };
}

function filesOf(pid: number): number {
  try {
    return openFiles(pid);
  } catch {
    return 0; // it has ended
  }
}
