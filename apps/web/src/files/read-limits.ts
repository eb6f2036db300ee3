/** Server file reads at a time. [CONC-01] */
export const SERVER_READS = 3;

/** Header (orientation) reads at a time. [CONC-02] */
export const HEADER_READS = 4;

/**
 * Local resizes at a time: one less than the machine has cores, so that the page itself never waits for one, 4 when it does not
 * say, and never more than 4 decoded photos in memory. [CONC-03]
 */
export function resizeReads(hardwareConcurrency: number | undefined): number {
  return Math.max(1, Math.min(4, (hardwareConcurrency ?? Number.POSITIVE_INFINITY) - 1));
}

/** HEIC photos decoded at a time: each takes a quarter of a gigabyte. */
export function heicReads(hardwareConcurrency: number | undefined): number {
  return Math.min(2, resizeReads(hardwareConcurrency));
}
