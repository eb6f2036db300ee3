import { availableParallelism } from 'node:os';
import type { PrefetchLimits } from './prefetch.ts';

/** Finished pictures that wait for their turn, bytes for each core: the more cores, the more are finished while a slow one is made. */
const WAITING_BYTES_PER_CORE = 8 * 1024 * 1024;

/** Returns the limits for pictures that are read or made ahead: one more than there are cores, since each waits for the disk now and then. */
export function readAhead<Result>(sizeOf: (result: Result) => number): PrefetchLimits<Result> {
  const cores = availableParallelism();
  return { concurrency: cores + 1, maxWaitingBytes: cores * WAITING_BYTES_PER_CORE, sizeOf };
}
