/** What the loop has answered in the turn it is in. */
export interface Turn {
  /** Of those that only look, the one that asks included. */
  readonly looking: number;
  /** Since the first request of it, ms. */
  readonly spanMs: number;
  /** Since the first request of this and all long turns that it followed without a rest, ms. */
  readonly runMs: number;
}

/**
 * Follows requests by turns of the loop; each asks once, when it comes.
 *
 * @param longMs  a turn that takes less, or rests behind it for as long as it took, ends a run
 */
export function watchTurn(longMs: number, nowMs: () => number = () => performance.now()): (isLooking: boolean) => Turn {
  let isOpen = false;
  let [looking, beganMs, endedMs, runBeganMs] = [0, 0, 0, 0];
  const begin = (now: number) => {
    const spanMs = endedMs - beganMs;
    if (spanMs < longMs || now - endedMs > spanMs) runBeganMs = now;
    [isOpen, looking, beganMs] = [true, 0, now];
    setImmediate(end);
  };
  const end = () => {
    endedMs = nowMs();
    isOpen = false;
  };
  return (isLooking) => {
    const now = nowMs();
    if (!isOpen) begin(now);
    if (isLooking) looking += 1;
    return { looking, spanMs: now - beganMs, runMs: now - runBeganMs };
  };
}
