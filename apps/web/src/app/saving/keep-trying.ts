import { HttpFault } from '../../client/http.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';

/** Duration for which a save is retried automatically before the person decides. */
export const KEEP_TRYING_MS = 60_000;

export interface TryingPorts {
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Random number, 0–1. */
  chance(): number;
  nowMs(): number;
  /** Called at the first failure, and when the retries have ended. */
  onStillTrying(isTrying: boolean): void;
}

interface Tries<T> {
  readonly work: () => Promise<T>;
  /** True for a transient failure. */
  readonly isPassing: (outcome: T) => boolean;
  readonly mostMs?: number;
}

/** Runs the work and retries it with backoff while its outcome is transient, for up to a minute. */
export async function keepTrying<T>(
  { work, isPassing, mostMs = KEEP_TRYING_MS }: Tries<T>,
  ports: TryingPorts,
  signal: AbortSignal,
): Promise<T> {
  let outcome = await work();
  if (signal.aborted || !isPassing(outcome)) return outcome;
  const firstMs = ports.nowMs();
  let restedMs = 0;
  ports.onStillTrying(true);
  try {
    for (let tries = 1; isPassing(outcome); tries++) {
      const restMs = retryDelayMs(tries, ports.chance());
      restedMs += restMs;
      if (Math.max(restedMs, ports.nowMs() - firstMs + restMs) > mostMs) break;
      await ports.wait(restMs, signal);
      if (signal.aborted) break;
      outcome = await work();
    }
    return outcome;
  } finally {
    ports.onStillTrying(false);
  }
}

type Settled<T> = { readonly isDone: true; readonly value: T } | { readonly isDone: false; readonly error: unknown };

/** Retries a call while the server does not answer, or reports a temporary outage. Throws the error of the last attempt. */
export async function keepCalling<T>(call: () => Promise<T>, ports: TryingPorts, signal: AbortSignal): Promise<T> {
  const work = (): Promise<Settled<T>> =>
    call().then(
      (value) => ({ isDone: true, value }),
      (error: unknown) => ({ isDone: false, error }),
    );
  const end = await keepTrying<Settled<T>>({ work, isPassing: (one) => !one.isDone && isPassingFault(one.error) }, ports, signal);
  if (end.isDone) return end.value;
  throw end.error;
}

/** 502 and 504 come from a proxy; 503 also from a server that is overloaded or whose store is unavailable. */
const NOT_NOW = [502, 503, 504];

function isPassingFault(error: unknown): boolean {
  return error instanceof HttpFault && (error.kind === 'lost' || NOT_NOW.includes(error.status));
}
