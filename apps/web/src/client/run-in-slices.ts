/** Longest time that one slice of a computation keeps the page from drawing and answering, ms. */
const SLICE_MS = 8;

/** Runs a computation in steps to its end in short slices, between which the page draws and answers input. */
export async function runInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
}

/**
 * Resolves in a new task, before which the page draws and answers. `scheduler.yield` continues before other waiting work of the page; Safari
 * does not know it.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
