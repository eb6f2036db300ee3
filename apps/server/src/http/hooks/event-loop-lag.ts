/** Interval of the measurement while requests arrive, ms. */
const STEP_MS = 50;
/** Number of intervals without a request after which the measurement pauses: an idle server has no lag to measure. */
const MAX_IDLE_MEASUREMENTS = 20;

/** Returns the event-loop lag that a new request has to expect, ms: that of the last timer, or of the next one if that is already later. */
export type EventLoopLag = () => number;

/**
 * Measures event-loop lag.
 *
 * Node's `monitorEventLoopDelay` reports only completed delays. Within one long turn of the loop, in which hundreds of requests wait, only
 * the clock shows how late the loop already is.
 */
export function measureEventLoopLag(nowMs: () => number = () => performance.now()): EventLoopLag {
  let timer: NodeJS.Timeout | undefined;
  let [dueMs, lastMs, idleMeasurements] = [0, 0, 0];
  const measure = () => {
    const now = nowMs();
    lastMs = Math.max(0, now - dueMs);
    dueMs = now + STEP_MS;
    idleMeasurements += 1;
    if (idleMeasurements > MAX_IDLE_MEASUREMENTS) pause();
  };
  const pause = () => {
    clearInterval(timer);
    [timer, lastMs] = [undefined, 0];
  };
  return () => {
    idleMeasurements = 0;
    if (!timer) {
      dueMs = nowMs() + STEP_MS;
      timer = setInterval(measure, STEP_MS).unref();
    }
    return Math.max(lastMs, nowMs() - dueMs);
  };
}
