/** What the loop has answered in the turn it is in. */
export interface Turn {
  /** Requests, the one that asks included. */
  readonly count: number;
  /** Since the first of them, ms. */
  readonly spanMs: number;
  /** Since the first of this and all long turns that it followed without a rest, ms. */
  readonly runMs: number;
}

/**
 * Counts requests by turns of the loop; each asks once, when it comes.
 *
 * @param longMs  a turn that takes less, or rests behind it for as long as it took, ends a run
 */
export function watchTurn(longMs: number, nowMs: () => number = () => performance.now()): () => Turn {
  let [count, beganMs, endedMs, runBeganMs] = [0, 0, 0, 0];
  const begin = () => {
    const [now, spanMs] = [nowMs(), endedMs - beganMs];
    if (spanMs < longMs || now - endedMs > spanMs) runBeganMs = now;
    beganMs = now;
    setImmediate(end);
  };
  const end = () => {
    endedMs = nowMs();
    count = 0;
  };
  return () => {
    if (count === 0) begin();
    count += 1;
    return { count, spanMs: nowMs() - beganMs, runMs: nowMs() - runBeganMs };
  };
}
