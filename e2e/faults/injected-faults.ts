/** Faults inside a server, which `inject-faults.mjs` reads from a file. */
export interface InjectedFaults {
  /** Offset of its clock, ms. */
  readonly clockMs?: number;
  /** True makes every flush fail with EIO. */
  readonly flushFails?: boolean;
}
