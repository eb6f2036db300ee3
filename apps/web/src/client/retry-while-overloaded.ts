import type { ApiErrorKey } from '@muro/api';

/** Error key of an overloaded server that rejects a call before doing any work (load shedding). */
const BUSY: ApiErrorKey = 'ERROR_BUSY';
/** Total number of attempts per call; after about twenty seconds the person decides. */
export const MAX_ATTEMPTS = 4;
/** Default delay without a Retry-After header, and maximum delay, s. */
const DEFAULT_RETRY_AFTER_S = 3;
const MAX_RETRY_AFTER_S = 10;
/** Jitter, ms: clients rejected at the same moment do not retry at the same moment. */
const JITTER_MS = 1000;

/** True if the server rejected the call without processing it: then any call is safe to retry. */
function isOverloadRejection({ status, text }: Answer): boolean {
  return status === 503 && text.includes(`"${BUSY}"`);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Retry-After header; null if missing. */
  readonly retryAfter: string | null;
}

/** Runs the call, up to `MAX_ATTEMPTS` times in all, while the overloaded server rejects it unprocessed. */
export async function retryWhileOverloaded<One extends Answer>(
  callOnce: () => Promise<One>,
  signal: AbortSignal | undefined,
): Promise<One> {
  for (let attempt = 1; ; attempt++) {
    const answer = await callOnce();
    if (attempt === MAX_ATTEMPTS || !isOverloadRejection(answer)) return answer;
    await waitForRetryAfter(answer.retryAfter, signal);
  }
}

/**
 * Waits for the delay that the server asks for, or until the caller aborts.
 *
 * @param retryAfter  Retry-After header, null if missing
 */
function waitForRetryAfter(retryAfter: string | null, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Number(retryAfter ?? DEFAULT_RETRY_AFTER_S);
  const ms = Math.min(seconds >= 0 ? seconds : DEFAULT_RETRY_AFTER_S, MAX_RETRY_AFTER_S) * 1000 + Math.random() * JITTER_MS;
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
