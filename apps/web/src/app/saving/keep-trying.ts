import { HttpFault } from '../../client/http.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';

/** How long a save is tried again by itself before the person decides. */
export const KEEP_TRYING_MS = 60_000;

export interface TryingPorts {
  /** Settles after `ms`, or at once when `signal` is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** 0–1. */
  chance(): number;
  nowMs(): number;
  /** Told at the first failure, and when the tries have ended. */
  onStillTrying(isTrying: boolean): void;
}

interface Tries<T> {
  readonly work: () => Promise<T>;
  /** True for an outcome that may well be another one a little later. */
  readonly isPassing: (outcome: T) => boolean;
  readonly mostMs?: number;
}

/** Does the work, and again with backoff as long as its outcome is a passing one, for up to a minute. */
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

/** The same for a call: nobody answers, or a proxy or a server says that it will be back. It throws what the last try threw. */
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

/** 502 and 504 are a proxy's, 503 also a server's that is busy or whose store is away. */
const NOT_NOW = [502, 503, 504];

function isPassingFault(error: unknown): boolean {
  return error instanceof HttpFault && (error.kind === 'lost' || NOT_NOW.includes(error.status));
}
