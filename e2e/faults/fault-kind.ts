import type { Calls } from './calls.ts';
import type { SetUp } from './set-ups.ts';

/** What a fault may touch. */
export interface World {
  readonly setUp: SetUp;
  readonly calls: Calls;
  readonly random: () => number;
  /** SHA-256 of the photos that were acknowledged. */
  photos(): readonly string[];
  /** Writes down what no fault may do. */
  readonly blame: (what: string) => void;
}

export interface FaultKind {
  readonly name: string;
  /** How often beside the others. */
  readonly weight: number;
  /** Servers may end over it by themselves. */
  readonly mayEnd?: true;
  /** Why it cannot be done here. */
  readonly skipped?: string;
  /** Does it, and undoes it but for processes that ended. How often it has bitten, beside what calls and processes tell. */
  strike(world: World): Promise<number>;
}
