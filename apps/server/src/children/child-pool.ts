import { type ChildProcess, fork } from 'node:child_process';
import { type ChildName, childEntry } from './child-entry.ts';
import { processorMs } from './processor-ms.ts';
import { residentBytes } from './resident-bytes.ts';

export interface PoolOptions {
  readonly entry: ChildName;
  readonly size: number;
  /** Tasks that may wait beyond those that run. */
  readonly maxWaiting: number;
  /** The longest a task waits for its turn, for people who would rather be told; without it as long as it takes. */
  readonly maxWaitingMs?: number;
  readonly timeoutMs: number;
  /**
   * For tasks that people wait for: `timeoutMs` is then what a task may compute, and this how long it may take on a busy machine,
   * where waiting for the processor is no fault of the task.
   */
  readonly patienceMs?: number;
  readonly maxBytes: number;
  /** A child without work for so long is let go. */
  readonly idleMs: number;
}

/** Why a task got no answer: the child was killed for what it computed, for memory, or because the machine was too busy to let it
 * compute; or it died by itself; or too many tasks wait, or this one waited too long. */
export class ChildFailure extends Error {
  readonly reason: 'time' | 'memory' | 'late' | 'died' | 'busy' | 'stopped';

  constructor(reason: ChildFailure['reason'], detail = '') {
    super(`The task got no answer: ${reason}${detail && `, ${detail}`}.`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}

export interface ChildPool<In, Out> {
  run(task: In): Promise<Out>;
  /** Numbers of the running child processes. */
  pids(): readonly number[];
  stop(): Promise<void>;
}

interface Waiting<In, Out> {
  readonly task: In;
  readonly done: (answer: Out) => void;
  readonly fail: (failure: Error) => void;
  readonly patience: NodeJS.Timeout | undefined;
}

const WATCH_MS = 100;

/**
 * Runs tasks in child processes that are killed when a task takes too long or too much memory.
 * One task at a time per child; a killed child takes only its own task with it, and the next task gets a new one.
 */
export function createChildPool<In, Out>(options: PoolOptions): ChildPool<In, Out> {
  const line: Waiting<In, Out>[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  let busy = 0;
  let isStopped = false;

  const take = (): ChildProcess => {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.connected) return child;
    }
    return start(options.entry, all);
  };
  const giveBack = (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.connected || isStopped) return void child.kill('SIGKILL');
    const timer = setTimeout(() => {
      idle.delete(child);
      child.kill('SIGKILL');
    }, options.idleMs);
    idle.set(child, timer.unref());
  };
  const next = () => {
    while (busy < options.size && line.length > 0 && !isStopped) {
      const { task, done, fail, patience } = line.shift() as Waiting<In, Out>;
      clearTimeout(patience);
      busy++;
      const child = take();
      runIn<In, Out>(child, task, options)
        .then(done, fail)
        .finally(() => {
          busy--;
          giveBack(child);
          next();
        });
    }
  };

  const afterWaiting = (end: () => void) => (options.maxWaitingMs === undefined ? undefined : setTimeout(end, options.maxWaitingMs));
  const leave = (waiting: Waiting<In, Out>) => {
    line.splice(line.indexOf(waiting), 1);
    waiting.fail(new ChildFailure('busy'));
  };

  return {
    run(task) {
      if (isStopped) return Promise.reject(new ChildFailure('stopped'));
      if (busy >= options.size && line.length >= options.maxWaiting) return Promise.reject(new ChildFailure('busy'));
      return new Promise((done, fail) => {
        const waiting: Waiting<In, Out> = { task, done, fail, patience: afterWaiting(() => leave(waiting)) };
        line.push(waiting);
        next();
      });
    },
    pids: () => [...all].flatMap((child) => (child.pid === undefined ? [] : [child.pid])),
    async stop() {
      isStopped = true;
      for (const { fail, patience } of line.splice(0)) {
        clearTimeout(patience);
        fail(new ChildFailure('stopped'));
      }
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

function start(name: ChildName, all: Set<ChildProcess>): ChildProcess {
  const { file, execArgv } = childEntry(name);
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }; // decoders on several threads otherwise keep the memory of each for themselves
  const child = fork(file, [], { execArgv: [...execArgv], env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  all.add(child);
  child.once('exit', () => all.delete(child));
  return child;
}

function runIn<In, Out>(child: ChildProcess, task: In, { timeoutMs, patienceMs, maxBytes }: PoolOptions): Promise<Out> {
  return new Promise((done, fail) => {
    let failure: ChildFailure | null = null;
    const kill = (reason: 'time' | 'memory' | 'late') => {
      failure ??= new ChildFailure(reason);
      child.kill('SIGKILL');
    };
    const computedMs = patienceMs === undefined ? null : processorMs(child.pid);
    const timer = computedMs === null ? setTimeout(() => kill('time'), timeoutMs) : setTimeout(() => kill('late'), patienceMs);
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > maxBytes) kill('memory');
      if (computedMs !== null && (processorMs(child.pid) ?? 0) - computedMs > timeoutMs) kill('time');
    }, WATCH_MS);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      end();
    };
    const onMessage = (answer: unknown) => settle(() => done(answer as Out));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => fail(failure ?? new ChildFailure('died', `exit ${code ?? signal}`)));
    const onError = (error: Error) => settle(() => fail(new ChildFailure('died', error.message)));
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    if (child.connected) child.send(task as object);
    else onExit(child.exitCode, child.signalCode);
  });
}
