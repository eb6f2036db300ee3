import type { ChildProcess } from 'node:child_process';
import type { ChildName } from './child-entry.ts';
import { type ChildProcesses, createChildProcesses } from './child-processes.ts';
import { ChildFailure, runIn, type TaskLimits } from './run-in-child.ts';

export interface PoolOptions extends TaskLimits {
  readonly entry: ChildName;
  readonly size: number;
  /** Length of the queue: tasks that may wait in addition to those that run. */
  readonly maxWaiting: number;
  /** Longest time a task waits in the queue before it fails as `busy`; undefined: no limit. */
  readonly maxWaitingMs?: number;
  /** A child that has been idle for this long is ended. */
  readonly idleMs: number;
}

export interface ChildPool<In, Out> {
  /** @param signal  cancels the task, which then fails as `stopped` */
  run(task: In, signal?: AbortSignal): Promise<Out>;
  /** Process ids of the running children. */
  pids(): readonly number[];
  stop(): Promise<void>;
}

interface Waiting<In, Out> {
  readonly task: In;
  readonly done: (answer: Out) => void;
  readonly fail: (failure: Error) => void;
  readonly timeout: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;
}

/**
 * Creates a pool that runs tasks in child processes and kills a child whose task exceeds its time or memory limit.
 *
 * Each child runs one task at a time. Killing a child fails only its own task; the next task gets a new child.
 */
export function createChildPool<In, Out>(options: PoolOptions): ChildPool<In, Out> {
  const line: Waiting<In, Out>[] = [];
  const children = createChildProcesses(options);
  let busy = 0;
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  const next = () => {
    while (busy < options.size && line.length > 0 && !isStopped()) {
      const { task, done, fail, timeout, signal } = line.shift() as Waiting<In, Out>;
      clearTimeout(timeout);
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
  const drop = (waiting: Waiting<In, Out>, reason: 'busy' | 'stopped') => {
    if (removed(line, waiting)) waiting.fail(new ChildFailure(reason)); // otherwise it already runs
  };

  return {
    run(task, cancelSignal) {
      const signal = cancelSignal ? AbortSignal.any([cancelSignal, stopping.signal]) : stopping.signal;
      if (signal.aborted) return Promise.reject(new ChildFailure('stopped'));
      if (busy >= options.size && line.length >= options.maxWaiting) return Promise.reject(new ChildFailure('busy'));
      return new Promise((done, fail) => {
        const waiting: Waiting<In, Out> = { task, done, fail, signal, timeout: afterWaiting(() => drop(waiting, 'busy')) };
        line.push(waiting);
        cancelSignal?.addEventListener('abort', () => drop(waiting, 'stopped'), { once: true });
        next();
      });
    },
    pids: () => [...children.all].flatMap((child) => (child.pid === undefined ? [] : [child.pid])),
    async stop() {
      stopping.abort();
      for (const waiting of [...line]) drop(waiting, 'stopped');
      for (const child of children.all) child.kill('SIGKILL');
    },
  };
}

/** Removes a task from the queue; false if it is not queued. */
function removed<In, Out>(line: Waiting<In, Out>[], waiting: Waiting<In, Out>): boolean {
  const index = line.indexOf(waiting);
  if (index < 0) return false;
  line.splice(index, 1);
  clearTimeout(waiting.timeout);
  return true;
}

/** Runs a task in a child and returns the child to the idle ones; after `stop` the child is ended instead. */
async function runInOne<In, Out>(
  children: ChildProcesses,
  task: In,
  options: PoolOptions & { readonly signal: AbortSignal },
  isStopped: () => boolean,
): Promise<Out> {
  const child = startedOrBusy(children);
  try {
    return await runIn<In, Out>(child, task, options);
  } finally {
    children.release(child, !isStopped());
  }
}

/** @throws {ChildFailure} `busy` if the system cannot start a process */
function startedOrBusy(children: ChildProcesses): ChildProcess {
  try {
    return children.take();
  } catch (error) {
    throw new ChildFailure('busy', String(error));
  }
}
