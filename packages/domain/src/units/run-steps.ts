/** Runs a computation in steps to its end and returns its result. */
export function runSteps<Step, Result>(steps: Iterator<Step, Result>, onStep?: (step: Step) => void): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onStep?.(step.value);
  }
}
