/** What `strike.mjs` does inside a server while the file of its levers says so. */
export interface Levers {
  /** So far its clock is ahead, ms. */
  readonly clockMs?: number;
  /** Every flush is refused with EIO. */
  readonly flushFails?: boolean;
}
