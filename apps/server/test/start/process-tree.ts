import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PAGE_BYTES = 4096;

/** Returns the ids of the process and all its descendants. */
function treeOf(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
    return [pid, ...children.flatMap(treeOf)];
  } catch {
    return [];
  }
}

/** Returns the resident memory of a process and its descendants, bytes. */
export function treeBytes(pid: number): number {
  return treeOf(pid).reduce((sum, value) => {
    try {
      return sum + Number(readFileSync(`/proc/${value}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
    } catch {
      return sum; // it ended meanwhile
    }
  }, 0);
}

export const childrenOf = (pid: number): readonly number[] => treeOf(pid).slice(1);

/** Returns the command line; '' for a process that has ended, also while it is a zombie. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/**
 * Sends SIGSTOP and waits until every thread is stopped: a thread in a system call completes it first, including a file that it creates.
 */
export async function pauseProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  while (threadStates(pid).some((state) => !PAUSED_OR_GONE.includes(state))) await sleep(5);
}

const PAUSED_OR_GONE = ['T', 't', 'Z', 'X'];

/** Returns the letter of each thread's state as the kernel reports it; none for a process that has ended. */
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

/** Samples the memory of the process tree until `stop`, which returns the peak, bytes. */
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
