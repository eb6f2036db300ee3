/** What the loop has answered in the turn it is in. */
export interface Turn {
  /** Requests, the one that asks included. */
  readonly count: number;
  /** Since the first of them, ms. */
  readonly spanMs: number;
  /** The same of the turn before, ms; 0 when the loop had a rest of that length behind it. */
  readonly spanBeforeMs: number;
}

/** Counts requests by turns of the loop; each asks once, when it comes. */
export function watchTurn(nowMs: () => number = () => performance.now()): () => Turn {
  let [count, beganMs, endedMs, spanBeforeMs] = [0, 0, 0, 0];
  const end = () => {
    endedMs = nowMs();
    spanBeforeMs = endedMs - beganMs;
    count = 0;
  };
  const begin = () => {
    beganMs = nowMs();
    if (beganMs - endedMs > spanBeforeMs) spanBeforeMs = 0;
    setImmediate(end);
  };
  return () => {
    if (count === 0) begin();
    count += 1;
    return { count, spanMs: nowMs() - beganMs, spanBeforeMs };
  };
}
