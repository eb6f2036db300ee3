import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';

const PAGE_BYTES = 4096;

/** The process and everything it started. */
function treeOf(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
    return [pid, ...children.flatMap(treeOf)];
  } catch {
    return [];
  }
}

/** Memory that a process and its children hold together, bytes. */
export function treeBytes(pid: number): number {
  return treeOf(pid).reduce((sum, one) => {
    try {
      return sum + Number(readFileSync(`/proc/${one}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
    } catch {
      return sum; // ended between the two looks
    }
  }, 0);
}

export const childrenOf = (pid: number): readonly number[] => treeOf(pid).slice(1);

/** '' for a process that is gone, and for one that ended and is not yet taken leave of. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** Sends SIGSTOP and waits until every thread rests: one in the middle of a system call still ends it, a file that it makes included. */
export async function pauseProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  while (threadStates(pid).some((state) => !PAUSED_OR_GONE.includes(state))) await rest(5);
}

const PAUSED_OR_GONE = ['T', 't', 'Z', 'X'];

/** The letter of each thread's state as the kernel tells it; none for a process that is gone. */
function threadStates(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1');
      return stat.charAt(stat.lastIndexOf(')') + 2);
    });
  } catch {
    return []; // the process ended
  }
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Watches the tree until `stop`, which gives the most it held. */
export function watchTree(pid: number, everyMs = 25): { stop(): number } {
  let peak = treeBytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, treeBytes(pid));
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, treeBytes(pid));
    },
  };
}
