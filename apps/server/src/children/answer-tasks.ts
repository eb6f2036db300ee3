/**
 * The main loop of a child process: one task in, one answer out. It ends with its parent: when the parent is killed the
 * channel closes, and an orphan must not go on writing. A stop that is meant for everybody, as supervisors send it, is for the
 * parent alone: it ends this process when it has no more use for it.
 */
export function answerTasks<In, Out>(work: (task: In) => Promise<Out>): void {
  if (!process.connected) process.exit(0);
  process.on('disconnect', () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.stderr.on('error', () => {}); // the log's reader may be gone, too
  process.on('message', (task: In) => {
    work(task).then(
      // A parent that was killed during the task takes no answer (EPIPE).
      (answer) => process.send?.(answer as object, undefined, {}, (error) => error && process.exit(0)),
      (error: unknown) => {
        console.error(logLine(error));
        process.exit(1);
      },
    );
  });
}

/** An entry of the same form as the log of the server, whose package would take longer to load than most tasks. */
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
