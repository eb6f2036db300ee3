import type { Calls } from './calls.ts';
import type { SetUp } from './set-ups.ts';

/** Targets of a fault. */
export interface World {
  readonly setUp: SetUp;
  readonly calls: Calls;
  readonly random: () => number;
  /** SHA-256 of the acknowledged photos. */
  photos(): readonly string[];
  /** Records an outcome that no fault may cause. */
  readonly reportViolation: (violation: string) => void;
}

export interface FaultKind {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /** True if servers may exit because of it. */
  readonly mayEnd?: true;
  /** Reason why the fault is impossible on this machine; undefined if it is possible. */
  readonly skipped?: string;
  /** Injects the fault and undoes it, except for ended processes. Returns how often it had an effect that calls and processes do not show. */
  inject(world: World): Promise<number>;
}
