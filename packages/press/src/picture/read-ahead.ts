import { availableParallelism } from 'node:os';
import type { PrefetchLimits } from './prefetch.ts';

/** Finished pictures that wait for their turn, bytes. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;

/** Returns the limits for pictures that are made ahead: one more than there are cores, since each waits for the disk now and then. */
export function readAhead<Result>(sizeOf: (result: Result) => number): PrefetchLimits<Result> {
  return { concurrency: availableParallelism() + 1, maxWaitingBytes: MAX_WAITING_BYTES, sizeOf };
}
