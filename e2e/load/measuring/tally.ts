import { percentile } from '../../../test-support/machine.ts';

/** Outcomes of a stream. */
export interface Tally {
  /** Number of due actions. */
  planned: number;
  /** Due actions that had no free connection until the end. */
  unsent: number;
  /** Number of requests by status, or by the error that interrupted them. */
  readonly answers: Record<string, number>;
  /** Number of 429 and 503 answers without `Retry-After`. */
  withoutRetryAfter: number;
  /** Due time of each finished action, ms from the start, and its duration from then, ms. */
  readonly dueMs: number[];
  readonly spansMs: number[];
  /** Durations without refused actions. */
  readonly takenMs: number[];
}

export const newTally = (): Tally => ({ planned: 0, unsent: 0, answers: {}, withoutRetryAfter: 0, dueMs: [], spansMs: [], takenMs: [] });

export interface Spans {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Returns percentiles of finished actions; all 0 without any. */
export function spansOf(spansMs: readonly number[]): Spans {
  if (spansMs.length === 0) return { p50: 0, p95: 0, p99: 0, max: 0 };
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((part) => percentile(spansMs, part)) as [number, number, number, number];
  return { p50, p95, p99, max };
}

export const requestsOf = ({ answers }: Tally): number => Object.values(answers).reduce((sum, count) => sum + count, 0);

/** True for an answer of load shedding. */
export const shedOf = ({ answers }: Tally): number => (answers['429'] ?? 0) + (answers['503'] ?? 0);

/** True for an error or a missing answer; load shedding is neither. */
export const failedOf = ({ answers }: Tally): number =>
  Object.entries(answers).reduce((sum, [name, count]) => sum + (/^[1-4]\d\d$|^503$/.test(name) ? 0 : count), 0);
