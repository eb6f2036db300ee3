import type { ChildProcess } from 'node:child_process';
import type { ChildName } from './child-entry.ts';
import { type ChildProcesses, createChildProcesses } from './child-processes.ts';
import { ChildFailure, runIn, type TaskLimits } from './run-in-child.ts';

export interface PoolOptions extends TaskLimits {
  readonly entry: ChildName;
  readonly size: number;
  /** Tasks that may wait beyond those that run. */
  readonly maxWaiting: number;
  /** The longest a task waits for its turn, for people who would rather be told; without it as long as it takes. */
  readonly maxWaitingMs?: number;
  /** A child without work for so long is let go. */
  readonly idleMs: number;
}

export interface ChildPool<In, Out> {
  /** @param signal  ends the task as `stopped` */
  run(task: In, signal?: AbortSignal): Promise<Out>;
  /** Numbers of the running child processes. */
  pids(): readonly number[];
  stop(): Promise<void>;
}

interface Waiting<In, Out> {
  readonly task: In;
  readonly done: (answer: Out) => void;
  readonly fail: (failure: Error) => void;
  readonly patience: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;
}

/**
 * Runs tasks in child processes that are killed when a task takes too long or too much memory.
 * One task at a time per child; a killed child takes only its own task with it, and the next task gets a new one.
 */
export function createChildPool<In, Out>(options: PoolOptions): ChildPool<In, Out> {
  const line: Waiting<In, Out>[] = [];
  const children = createChildProcesses(options);
  let busy = 0;
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  const next = () => {
    while (busy < options.size && line.length > 0 && !isStopped()) {
      const { task, done, fail, patience, signal } = line.shift() as Waiting<In, Out>;
      clearTimeout(patience);
      busy++;
      runInOne<In, Out>(children, task, { ...options, signal }, isStopped)
        .then(done, fail)
        .finally(() => {
          busy--;
          next();
        });
    }
  };

  const afterWaiting = (end: () => void) => (options.maxWaitingMs === undefined ? undefined : setTimeout(end, options.maxWaitingMs));
  const leave = (waiting: Waiting<In, Out>, reason: 'busy' | 'stopped') => {
    if (removed(line, waiting)) waiting.fail(new ChildFailure(reason)); // else it has its turn
  };

  return {
    run(task, wish) {
      const signal = wish ? AbortSignal.any([wish, stopping.signal]) : stopping.signal;
      if (signal.aborted) return Promise.reject(new ChildFailure('stopped'));
      if (busy >= options.size && line.length >= options.maxWaiting) return Promise.reject(new ChildFailure('busy'));
      return new Promise((done, fail) => {
        const waiting: Waiting<In, Out> = { task, done, fail, signal, patience: afterWaiting(() => leave(waiting, 'busy')) };
        line.push(waiting);
        wish?.addEventListener('abort', () => leave(waiting, 'stopped'), { once: true });
        next();
      });
    },
    pids: () => [...children.all].flatMap((child) => (child.pid === undefined ? [] : [child.pid])),
    async stop() {
      stopping.abort();
      for (const waiting of [...line]) leave(waiting, 'stopped');
      for (const child of children.all) child.kill('SIGKILL');
    },
  };
}

/** Removes a task from the line; false if it is not there. */
function removed<In, Out>(line: Waiting<In, Out>[], waiting: Waiting<In, Out>): boolean {
  const at = line.indexOf(waiting);
  if (at < 0) return false;
  line.splice(at, 1);
  clearTimeout(waiting.patience);
  return true;
}

/** Runs a task in a child and gives the child back; a stopped pool keeps none. */
async function runInOne<In, Out>(
  children: ChildProcesses,
  task: In,
  wish: PoolOptions & { readonly signal: AbortSignal },
  isStopped: () => boolean,
): Promise<Out> {
  const child = startedOrBusy(children);
  try {
    return await runIn<In, Out>(child, task, wish);
  } finally {
    children.giveBack(child, !isStopped());
  }
}

/** @throws {ChildFailure} where the system is out of what a process needs */
function startedOrBusy(children: ChildProcesses): ChildProcess {
  try {
    return children.take();
  } catch (error) {
    throw new ChildFailure('busy', String(error));
  }
}
