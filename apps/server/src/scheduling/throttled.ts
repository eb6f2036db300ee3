import { inTime } from './in-time.ts';

/** Shortest time between two checks of a folder of the shop, ms. A check opens no file. */
const MIN_INTERVAL_MS = 1000;
/** If the last check is older than this, callers wait for the new one, ms; otherwise the previous result is fresh enough. */
const WAIT_AFTER_MS = 1500;
/**
 * Longest time that a caller waits for a check, ms: a hundred times what a check takes on an idle disk. On a busy disk a change of the shop
 * is seen a little later, but requests do not queue behind the check.
 */
const TIMEOUT_MS = 250;

/**
 * Throttle and single flight: concurrent callers share one run of `work`, and runs are at least a second apart.
 *
 * Under continuous load no caller waits: on a busy disk a check may take longer than the rest of a request.
 */
export function throttled(work: () => Promise<void>, nowMs: () => number, timeoutMs = TIMEOUT_MS): () => Promise<void> {
  let doneMs = nowMs();
  let isWorking = false;
  let waited = Promise.resolve();
  return () => {
    const sinceMs = nowMs() - doneMs;
    if (isWorking) return waited;
    if (sinceMs < MIN_INTERVAL_MS) return Promise.resolve();
    isWorking = true;
    const checking = work().finally(() => {
      doneMs = nowMs();
      isWorking = false;
    });
    waited = sinceMs < WAIT_AFTER_MS ? Promise.resolve() : inTime(checking, timeoutMs, undefined);
    return waited;
  };
}
