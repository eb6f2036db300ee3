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
export function subscribeThrottled({ subscribe }: Followed, everyMs: number, notify: () => void): () => void {
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notifyNow = (): void => {
    timer = undefined;
    notifiedAt = performance.now();
    notify();
  };
  const stop = subscribe(() => {
    timer ??= setTimeout(notifyNow, Math.max(0, notifiedAt + everyMs - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
