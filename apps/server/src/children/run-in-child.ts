import type { ChildProcess } from 'node:child_process';
import { processorMs } from './processor-ms.ts';
import { residentBytes } from './resident-bytes.ts';

/**
 * Why a task got no answer: the child was killed for what it computed, for memory, or because the machine was too busy to let it
 * compute; or it died by itself; or too many tasks wait, or this one waited too long, or the machine had no room for a process; or
 * somebody wants it to stop, which is no fault of the task.
 */
export class ChildFailure extends Error {
  readonly reason: 'time' | 'memory' | 'late' | 'died' | 'busy' | 'stopped';

  constructor(reason: ChildFailure['reason'], detail = '') {
    super(`The task got no answer: ${reason}${detail && `, ${detail}`}.`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}

const WATCH_MS = 100;
/** Whoever sends these to a child asks it to stop. */
const STOPS: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

export interface TaskLimits {
  readonly timeoutMs: number;
  /**
   * For tasks that people wait for: `timeoutMs` is then what a task may compute, and this how long it may take on a busy machine,
   * where waiting for the processor is no fault of the task.
   */
  readonly patienceMs?: number;
  readonly maxBytes: number;
}

type RunOptions = TaskLimits & { readonly signal: AbortSignal };

/** One task in a child: its answer, or the child is killed at a limit. */
export function runIn<In, Out>(child: ChildProcess, task: In, { timeoutMs, patienceMs, maxBytes, signal }: RunOptions): Promise<Out> {
  return new Promise((done, fail) => {
    let failure: ChildFailure | null = null;
    const kill = (reason: 'time' | 'memory' | 'late' | 'stopped') => {
      failure ??= new ChildFailure(reason);
      child.kill('SIGKILL');
    };
    const computedMs = patienceMs === undefined ? null : processorMs(child.pid);
    const timer = computedMs === null ? setTimeout(() => kill('time'), timeoutMs) : setTimeout(() => kill('late'), patienceMs);
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
    /** It was never there, or its channel broke: then how it ends says why. */
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
