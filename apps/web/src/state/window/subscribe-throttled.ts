/** What a store lets its followers do. */
export interface Followed {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Follows a store that may change often: tells of a change at once after a rest, then at most once in `everyMs`, and never leaves
 * the last change untold.
 *
 * @returns ends it
 */
export function subscribeThrottled({ subscribe }: Followed, everyMs: number, tell: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = (): void => {
    timer = undefined;
    toldAt = performance.now();
    tell();
  };
  const stop = subscribe(() => {
    timer ??= setTimeout(tellNow, Math.max(0, toldAt + everyMs - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
