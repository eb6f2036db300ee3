/** The loop is looked at so often while requests come. */
const STEP_MS = 50;
/** Behind so many looks without a request it rests: an idle server has nothing to be late for. */
const IDLE_LOOKS = 20;

/** How long what comes now has to wait for the loop, ms: as late as its last look was, or as late as the next one is already. */
export type Lateness = () => number;

/**
 * Watches how late the server's own loop is, where everything that people ask for has to pass.
 *
 * Node's `monitorEventLoopDelay` tells of spans that are over. Within one long turn of the loop, when hundreds wait behind the one
 * that is looked at, only the clock knows how late it has become.
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
