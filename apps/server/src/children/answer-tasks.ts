/**
 * The main loop of a child process: one task in, one answer out. It ends with its parent: when the parent is killed the
 * channel closes, and an orphan must not go on writing.
 */
export function answerTasks<In, Out>(work: (task: In) => Promise<Out>): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (task: In) => {
    work(task).then(
      (answer) => process.send?.(answer as object),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
