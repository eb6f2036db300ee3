/** The part of a store's API that is needed to follow it. */
export interface Followed {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Throttles the notifications of a store: the first change after a pause is reported immediately, then at most one per `everyMs`; the last
 * change is always reported.
 *
 * @returns stops it
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
