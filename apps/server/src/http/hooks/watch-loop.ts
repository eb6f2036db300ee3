/** Interval of the measurement while requests arrive, ms. */
const STEP_MS = 50;
/** Number of intervals without a request after which the measurement pauses: an idle server has no lag to measure. */
const IDLE_LOOKS = 20;

/** Returns the event-loop lag that a new request has to expect, ms: that of the last timer, or of the next one if that is already later. */
export type Lateness = () => number;

/**
 * Measures event-loop lag.
 *
 * Node's `monitorEventLoopDelay` reports only completed delays. Within one long turn of the loop, in which hundreds of requests wait, only
 * the clock shows how late the loop already is.
 */
export function watchLoop(nowMs: () => number = () => performance.now()): Lateness {
  let timer: NodeJS.Timeout | undefined;
  let [dueMs, lastMs, looks] = [0, 0, 0];
  const look = () => {
    const now = nowMs();
    lastMs = Math.max(0, now - dueMs);
    dueMs = now + STEP_MS;
    looks += 1;
    if (looks > IDLE_LOOKS) rest();
  };
  const rest = () => {
    clearInterval(timer);
    [timer, lastMs] = [undefined, 0];
  };
  return () => {
    looks = 0;
    if (!timer) {
      dueMs = nowMs() + STEP_MS;
      timer = setInterval(look, STEP_MS).unref();
    }
    return Math.max(lastMs, nowMs() - dueMs);
  };
}
