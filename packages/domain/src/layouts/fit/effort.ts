import type { FitJob } from './fit-job.ts';

/** How long is searched. */
export interface Effort {
  /** Searches for sizes, each from a start of its own. */
  readonly runs: number;
  /** Steps of each of them. */
  readonly steps: number;
  /** How many of what they found go on to the search for lines. */
  readonly finalists: number;
  /** Steps for each finalist. */
  readonly lines: number;
}

/** From so many photos on a step costs enough to be saved. */
const MANY = 60;

/**
 * Measured so that more helps little: about 50 ms for 25 photos, 100 ms for 100. Few photos of one shape fit in few ways,
 * and these lie far apart: more starts find them, and their steps cost less.
 */
export function effortOf(job: FitJob): Effort {
  const photos = job.trees.leaves;
  const isHard = isOneShape(job) && photos < MANY;
  const runs = isHard ? 12 : Math.round(clamp(160 / photos, 2, 6));
  const finalists = isHard ? 6 : photos < MANY ? 2 : 1;
  return {
    runs,
    steps: Math.round(((isHard ? 90_000 : 45_000) + 100 * photos) / runs),
    finalists,
    lines: Math.round((isHard ? 36_000 : clamp(900_000 / photos, 7000, 12_000)) / finalists),
  };
}

export const isOneShape = ({ alike }: FitJob) => alike.length === 1;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
