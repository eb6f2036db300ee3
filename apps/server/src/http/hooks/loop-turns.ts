/** Requests that the event loop has handled in its current turn. */
export interface Turn {
  /** Number of browsing requests, including the current one. */
  readonly browsing: number;
  /** Time since the first request of the turn, ms. */
  readonly spanMs: number;
  /** Time since the first request of an uninterrupted run of long turns that ends with this one, ms. */
  readonly runMs: number;
}

/**
 * Groups requests by turns of the event loop; the returned function is called once per arriving request.
 *
 * @param longMs  a turn shorter than this, or a pause after it as long as the turn itself, ends a run
 */
export function createTurnCounter(longMs: number, nowMs: () => number = () => performance.now()): (isBrowsing: boolean) => Turn {
  let isOpen = false;
  let [browsing, beganMs, endedMs, runBeganMs] = [0, 0, 0, 0];
  const begin = (now: number) => {
    const spanMs = endedMs - beganMs;
    if (spanMs < longMs || now - endedMs > spanMs) runBeganMs = now;
    [isOpen, browsing, beganMs] = [true, 0, now];
    setImmediate(end);
  };
  const end = () => {
    endedMs = nowMs();
    isOpen = false;
  };
  return (isBrowsing) => {
    const now = nowMs();
    if (!isOpen) begin(now);
    if (isBrowsing) browsing += 1;
    return { browsing, spanMs: now - beganMs, runMs: now - runBeganMs };
  };
}
