import { type ChildProcess, fork } from 'node:child_process';
import { type ChildName, childEntry } from './child-entry.ts';
import { childEnvironment } from './child-environment.ts';

export interface ChildProcesses {
  readonly all: ReadonlySet<ChildProcess>;
  /** An idle one, or a new one. @throws where the system lets none start; it may also give one that ends with 'error' and has no number */
  take(): ChildProcess;
  /** Keeps it for the next task, for a while; `false` ends it. */
  giveBack(child: ChildProcess, isKept: boolean): void;
}

/** Running children of one kind; one without work for `idleMs` is let go. */
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
      return start(entry, all);
    },
    giveBack(child, isKept) {
      if (child.pid === undefined) return; // it never started, and a signal to it would go to this process's whole group
      if (child.exitCode !== null || child.signalCode !== null || !child.connected || !isKept) return void child.kill('SIGKILL');
      const timer = setTimeout(() => {
        idle.delete(child);
        child.kill('SIGKILL');
      }, idleMs);
      idle.set(child, timer.unref());
    },
  };
}

/** In a group of its own: what is sent to the server's group, by a terminal or a supervisor, is for the server to act on. */
function start(name: ChildName, all: Set<ChildProcess>): ChildProcess {
  const { file, execArgv } = childEntry(name);
  const env = childEnvironment();
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(file, [], { execArgv: [...execArgv], env, serialization: 'advanced', stdio: [...stdio], detached: true });
  if (child.pid !== undefined) all.add(child);
  child.once('exit', () => all.delete(child));
  child.on('error', () => {}); // a word that it did not take while it ended must not end the server
  return child;
}
