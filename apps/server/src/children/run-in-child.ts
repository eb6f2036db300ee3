import type { ChildProcess } from 'node:child_process';
import { processorMs } from './processor-ms.ts';
import { residentBytes } from './resident-bytes.ts';

/**
 * Reasons why a task has no answer:
 *
 *     time     the child was killed because it exceeded `timeoutMs`
 *     memory   the child was killed because it exceeded `maxBytes`
 *     late     the child was killed because the busy machine did not let it finish within `elapsedLimitMs`
 *     died     the child exited by itself
 *     busy     the queue is full, the task waited too long, or the system could not start a process
 *     stopped  the task was cancelled or the server stops; the task is not at fault
 */
export class ChildFailure extends Error {
  readonly reason: 'time' | 'memory' | 'late' | 'died' | 'busy' | 'stopped';

  constructor(reason: ChildFailure['reason'], detail = '') {
    super(`The child process did not answer: ${reason}${detail && `, ${detail}`}.`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}

const WATCH_MS = 100;
/** Signals by which a supervisor or terminal asks a child to stop. */
const STOPS: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

export interface TaskLimits {
  readonly timeoutMs: number;
  /**
   * Limit on elapsed time for interactive tasks. If it is set, `timeoutMs` limits processor time and this limits elapsed time, because
   * waiting for the processor on a busy machine is not a fault of the task. Both in ms.
   */
  readonly elapsedLimitMs?: number;
  readonly maxBytes: number;
}

type RunOptions = TaskLimits & { readonly signal: AbortSignal };

/** Runs one task in a child and returns its answer; kills the child when it reaches a limit. */
export function runIn<In, Out>(child: ChildProcess, task: In, { timeoutMs, elapsedLimitMs, maxBytes, signal }: RunOptions): Promise<Out> {
  return new Promise((done, fail) => {
    let failure: ChildFailure | null = null;
    const kill = (reason: 'time' | 'memory' | 'late' | 'stopped') => {
      failure ??= new ChildFailure(reason);
      child.kill('SIGKILL');
    };
    const computedMs = elapsedLimitMs === undefined ? null : processorMs(child.pid);
    const timer = computedMs === null ? setTimeout(() => kill('time'), timeoutMs) : setTimeout(() => kill('late'), elapsedLimitMs);
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > maxBytes) kill('memory');
      if (computedMs !== null && (processorMs(child.pid) ?? 0) - computedMs > timeoutMs) kill('time');
    }, WATCH_MS);
    const stop = () => kill('stopped');
    const settle = (end: () => void) => {
      signal.removeEventListener('abort', stop);
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      end();
    };
    const onMessage = (answer: unknown) => settle(() => done(answer as Out));
    const onExit = (code: number | null, by: string | null) =>
      settle(() => fail(failure ?? new ChildFailure(STOPS.includes(by) ? 'stopped' : 'died', `exit ${code ?? by}`)));
    /** Either the child never started, or its channel broke; in the second case its exit gives the reason. */
    const onError = (error: Error) => {
      if (child.pid === undefined) settle(() => fail(new ChildFailure('busy', error.message)));
      else child.kill('SIGKILL');
    };
    signal.addEventListener('abort', stop);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    if (child.connected) child.send(task as object);
    else if (child.pid !== undefined) onExit(child.exitCode, child.signalCode);
  });
}
