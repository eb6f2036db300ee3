import { percentile } from '../../test-support/machine.ts';

/** What became of a stream. */
export interface Tally {
  /** Acts that were due. */
  planned: number;
  /** Were due, and when the time was over there was still no connection free for them. */
  unsent: number;
  /** Requests of these acts, by status, or by what cut them off. */
  readonly answers: Record<string, number>;
  /** 429 and 503 that did not say when to come again. */
  withoutRetryAfter: number;
  /** Of each act that ended: when it was due, ms from the beginning, and how long after that it ended, ms. */
  readonly dueMs: number[];
  readonly spansMs: number[];
  /** The latter without those that were sent away. */
  readonly takenMs: number[];
}

export const newTally = (): Tally => ({ planned: 0, unsent: 0, answers: {}, withoutRetryAfter: 0, dueMs: [], spansMs: [], takenMs: [] });

export interface Spans {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** Of acts that ended; all of them 0 where none did. */
export function spansOf(spansMs: readonly number[]): Spans {
  if (spansMs.length === 0) return { p50: 0, p95: 0, p99: 0, most: 0 };
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((part) => percentile(spansMs, part)) as [number, number, number, number];
  return { p50, p95, p99, most };
}

export const requestsOf = ({ answers }: Tally): number => Object.values(answers).reduce((sum, count) => sum + count, 0);

/** Told to come again later. */
export const shedOf = ({ answers }: Tally): number => (answers['429'] ?? 0) + (answers['503'] ?? 0);

/** Answered with a fault, or not at all; being told to come again later is neither. */
export const failedOf = ({ answers }: Tally): number =>
  Object.entries(answers).reduce((sum, [name, count]) => sum + (/^[1-4]\d\d$|^503$/.test(name) ? 0 : count), 0);
