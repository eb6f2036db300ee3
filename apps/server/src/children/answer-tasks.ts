/**
 * The main loop of a child process: receives one task, sends one answer.
 *
 * The process exits with its parent: if the parent is killed, the channel closes, and an orphan must not go on writing. Stop signals to the
 * process group (as supervisors send them) are ignored here; the parent handles them and ends this process when it no longer needs it.
 */
export function answerTasks<In, Out>(work: (task: In) => Promise<Out>): void {
  if (!process.connected) process.exit(0);
  process.on('disconnect', () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.stderr.on('error', () => {}); // the reader of the log may have exited, too
  process.on('message', (task: In) => {
    work(task).then(
      // The parent may have been killed during the task; sending then fails (EPIPE).
      (answer) => process.send?.(answer as object, undefined, {}, (error) => error && process.exit(0)),
      (error: unknown) => {
        console.error(logLine(error));
        process.exit(1);
      },
    );
  });
}

/** Returns an entry in the form of the server's log. The logger package is not used: loading it takes longer than most tasks. */
function logLine(error: unknown): string {
  const { message = String(error), stack } = error as Partial<Error>;
  return JSON.stringify({
    level: 'error',
    time: new Date().toISOString(),
    pid: process.pid,
    msg: `A task of a child process failed: ${message}`,
    err: { message, stack },
  });
}
