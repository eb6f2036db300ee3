import type { FitJob } from './fit-job.ts';

/** Length of the search. */
export interface Effort {
  /** Number of searches for sizes, each with its own start. */
  readonly runs: number;
  /** Steps of each search for sizes. */
  readonly steps: number;
  /** Number of results that continue with the search for lines. */
  readonly finalists: number;
  /** Steps of the search for lines, per finalist. */
  readonly lines: number;
}

/** Number of photos from which on the number of steps is reduced, since each takes longer. */
const MANY_PHOTOS = 60;

/**
 * The effort at which more steps improve little: about 50 ms for 25 photos, 100 ms for 100. Few photos of one shape fit in few ways that
 * lie far apart, so they get more starts with cheaper steps.
 */
export function effortOf(job: FitJob): Effort {
  const photos = job.trees.leaves;
  const isHard = isOneShape(job) && photos < MANY_PHOTOS;
  const runs = isHard ? 12 : Math.round(clamp(160 / photos, 2, 6));
  const finalists = isHard ? 6 : photos < MANY_PHOTOS ? 2 : 1;
  return {
    runs,
    steps: Math.round(((isHard ? 90_000 : 45_000) + 100 * photos) / runs),
    finalists,
    lines: Math.round((isHard ? 36_000 : clamp(900_000 / photos, 7000, 12_000)) / finalists),
  };
}

export const isOneShape = ({ alike }: FitJob) => alike.length === 1;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
