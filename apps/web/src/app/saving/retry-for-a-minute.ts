import { HttpFault } from '../../client/http.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';

/** Duration for which a save is retried automatically before the person decides. */
export const MAX_RETRY_MS = 60_000;

export interface RetryPorts {
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Random number, 0–1. */
  chance(): number;
  nowMs(): number;
  /** Called at the first failure, and when the retries have ended. */
  onRetrying(isRetrying: boolean): void;
}

interface RetriedWork<T> {
  readonly work: () => Promise<T>;
  /** True for a transient failure. */
  readonly isTransient: (outcome: T) => boolean;
  readonly maxMs?: number;
}

/** Runs the work and retries it with backoff while its outcome is transient, for up to a minute. */
export async function retryForAMinute<T>(
  { work, isTransient, maxMs = MAX_RETRY_MS }: RetriedWork<T>,
  ports: RetryPorts,
  signal: AbortSignal,
): Promise<T> {
  let outcome = await work();
  if (signal.aborted || !isTransient(outcome)) return outcome;
  const firstMs = ports.nowMs();
  let waitedMs = 0;
  ports.onRetrying(true);
  try {
    for (let tries = 1; isTransient(outcome); tries++) {
      const delayMs = retryDelayMs(tries, ports.chance());
      waitedMs += delayMs;
      if (Math.max(waitedMs, ports.nowMs() - firstMs + delayMs) > maxMs) break;
      await ports.wait(delayMs, signal);
      if (signal.aborted) break;
      outcome = await work();
    }
    return outcome;
  } finally {
    ports.onRetrying(false);
  }
}

type Settled<T> = { readonly isDone: true; readonly value: T } | { readonly isDone: false; readonly error: unknown };

/** Retries a call while the server does not answer, or reports a temporary outage. Throws the error of the last attempt. */
export async function retryCall<T>(call: () => Promise<T>, ports: RetryPorts, signal: AbortSignal): Promise<T> {
  const work = (): Promise<Settled<T>> =>
    call().then(
      (value) => ({ isDone: true, value }),
      (error: unknown) => ({ isDone: false, error }),
    );
  const end = await retryForAMinute<Settled<T>>(
    { work, isTransient: (result) => !result.isDone && isTransientError(result.error) },
    ports,
    signal,
  );
  if (end.isDone) return end.value;
  throw end.error;
}

/** 502 and 504 come from a proxy; 503 also from a server that is overloaded or whose store is unavailable. */
const TRANSIENT_STATUSES = [502, 503, 504];

function isTransientError(error: unknown): boolean {
  return error instanceof HttpFault && (error.kind === 'lost' || TRANSIENT_STATUSES.includes(error.status));
}
