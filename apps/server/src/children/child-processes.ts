import { type ChildProcess, fork } from 'node:child_process';
import { type ChildName, childEntry } from './child-entry.ts';
import { childEnvironment } from './child-environment.ts';

export interface ChildProcesses {
  readonly all: ReadonlySet<ChildProcess>;
  /**
   * Returns an idle child or starts one. The child may be one that failed to start: it emits 'error' and has no pid. @throws if the system
   * refuses to fork
   */
  take(): ChildProcess;
  /** Keeps the child idle for the next task until `idleMs` have passed; with `isKept` false it is ended. */
  release(child: ChildProcess, isReusable: boolean): void;
}

/** Manages the running children of one kind; a child that has been idle for `idleMs` is ended. */
export function createChildProcesses({ entry, idleMs }: { readonly entry: ChildName; readonly idleMs: number }): ChildProcesses {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  return {
    all,
    take() {
      for (const [child, timer] of idle) {
        clearTimeout(timer);
        idle.delete(child);
        if (child.connected) return child;
      }
      return startChild(entry, all);
    },
    release(child, isReusable) {
      if (child.pid === undefined) return; // it never started; a signal without a pid would go to this process's whole group
      if (child.exitCode !== null || child.signalCode !== null || !child.connected || !isReusable) return void child.kill('SIGKILL');
      const timer = setTimeout(() => {
        idle.delete(child);
        child.kill('SIGKILL');
      }, idleMs);
      idle.set(child, timer.unref());
    },
  };
}

/**
 * Starts the child in a process group of its own, so that signals to the server's group, from a terminal or a supervisor, reach the server
 * alone.
 */
function startChild(name: ChildName, all: Set<ChildProcess>): ChildProcess {
  const { file, execArgv } = childEntry(name);
  const env = childEnvironment();
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(file, [], { execArgv: [...execArgv], env, serialization: 'advanced', stdio: [...stdio], detached: true });
  if (child.pid !== undefined) all.add(child);
  child.once('exit', () => all.delete(child));
  child.on('error', () => {}); // a message that fails because the child is exiting must not end the server
  return child;
}
