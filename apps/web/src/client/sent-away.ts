import type { ApiErrorKey } from '@muro/api';

/** Error key of an overloaded server that rejects a call before doing any work (load shedding). */
const BUSY: ApiErrorKey = 'ERROR_BUSY';
/** Total number of attempts per call; after about twenty seconds the person decides. */
export const MOST_TRIES = 4;
/** Default delay without a Retry-After header, and maximum delay, s. */
const USUAL_S = 3;
const MOST_S = 10;
/** Jitter, ms: clients rejected at the same moment do not retry at the same moment. */
const SPREAD_MS = 1000;

/** True if the server rejected the call without processing it: then any call is safe to retry. */
function isSentAway({ status, text }: Answer): boolean {
  return status === 503 && text.includes(`"${BUSY}"`);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Retry-After header; null if missing. */
  readonly retryAfter: string | null;
}

/** Runs the call, up to `MOST_TRIES` times in all, while the overloaded server rejects it unprocessed. */
export async function askUntilTaken<One extends Answer>(askOnce: () => Promise<One>, signal: AbortSignal | undefined): Promise<One> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce();
    if (tries === MOST_TRIES || !isSentAway(answer)) return answer;
    await waitToAskAgain(answer.retryAfter, signal);
  }
}

/**
 * Waits for the delay that the server asks for, or until the caller aborts.
 *
 * @param retryAfter  Retry-After header, null if missing
 */
function waitToAskAgain(retryAfter: string | null, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Number(retryAfter ?? USUAL_S);
  const ms = Math.min(seconds >= 0 ? seconds : USUAL_S, MOST_S) * 1000 + Math.random() * SPREAD_MS;
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
