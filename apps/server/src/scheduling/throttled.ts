import { inTime } from './in-time.ts';

/** How often a folder of the shop is looked at, at most. A look opens no file. */
const LOOK_EVERY_MS = 1000;
/** Who asks later than this waits for the look; earlier, what was seen a second ago will do. */
const WAIT_AFTER_MS = 1500;
/**
 * The longest that anybody waits for a look: a hundred times what it takes on a disk at rest. On a busy one a shop that changed is seen
 * a little later, but nobody stands in its line.
 */
const PATIENCE_MS = 250;

/**
 * Throttle and single flight: does it once for all who ask meanwhile, and not again within the second. While people ask all the time
 * nobody waits for it: on a disk that is busy with photos a look may take longer than everything else that a request does.
 */
export function throttled(work: () => Promise<void>, nowMs: () => number, patienceMs = PATIENCE_MS): () => Promise<void> {
  let doneMs = nowMs();
  let isWorking = false;
  let waited = Promise.resolve();
  return () => {
    const sinceMs = nowMs() - doneMs;
    if (isWorking) return waited;
    if (sinceMs < LOOK_EVERY_MS) return Promise.resolve();
    isWorking = true;
    const looking = work().finally(() => {
      doneMs = nowMs();
      isWorking = false;
    });
    waited = sinceMs < WAIT_AFTER_MS ? Promise.resolve() : inTime(looking, patienceMs, undefined);
    return waited;
  };
}
