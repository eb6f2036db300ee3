/** Concurrent reads of server files. [CONC-01] */
export const SERVER_READS = 3;

/** Concurrent header (orientation) reads. [CONC-02] */
export const HEADER_READS = 4;

/**
 * Returns the number of concurrent local resizes: one less than the number of cores, so that the page keeps one; 4 if the number is
 * unknown, and at most 4 decoded photos in memory. [CONC-03]
 */
export function resizeReads(hardwareConcurrency: number | undefined): number {
  return Math.max(1, Math.min(4, (hardwareConcurrency ?? Number.POSITIVE_INFINITY) - 1));
}

/** Returns the number of HEIC photos decoded concurrently: each takes 250 MB. */
export function concurrentHeicReads(hardwareConcurrency: number | undefined): number {
  return Math.min(2, resizeReads(hardwareConcurrency));
}
