/** Faults that `strike.mjs` applies inside a server, read from the lever file. */
export interface Levers {
  /** Offset of its clock, ms. */
  readonly clockMs?: number;
  /** True makes every flush fail with EIO. */
  readonly flushFails?: boolean;
}
