/** How often a folder of the shop is looked at, at most. A look opens no file. */
const LOOK_EVERY_MS = 1000;

/** Throttle and single flight: does it once for all who ask meanwhile, and not again within the second. */
export function throttled(work: () => Promise<void>, nowMs: () => number): () => Promise<void> {
  let doneMs = nowMs();
  let working: Promise<void> | null = null;
  return () => {
    if (!working && nowMs() - doneMs < LOOK_EVERY_MS) return Promise.resolve();
    working ??= work().finally(() => {
      doneMs = nowMs();
      working = null;
    });
    return working;
  };
}
