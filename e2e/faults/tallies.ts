import type { Tally } from './calls.ts';
import type { FaultKind } from './fault-kind.ts';
import type { Finding } from './journal.ts';

export interface KindTally {
  readonly name: string;
  readonly skipped: string | undefined;
  done: number;
  /** Number of calls that failed or processes that ended because of it. */
  effective: number;
}

export interface Report extends Tally {
  readonly kinds: readonly KindTally[];
  /** Sorted recovery times: from the end of each fault until every server wrote data again, ms. */
  readonly recoveriesMs: readonly number[];
  readonly acknowledged: number;
  readonly findings: readonly Finding[];
}

export interface Tallies {
  readonly done: number;
  times(kind: FaultKind): number;
  effective(kind: FaultKind): number;
  note(kind: FaultKind, outcome: { readonly hasEffect: boolean; readonly recoveryMs: number }): void;
  report(): Pick<Report, 'kinds' | 'recoveriesMs'>;
}

/** Counts for each kind of fault its injections and effects, and records the recovery times. */
export function createTallies(kinds: readonly FaultKind[]): Tallies {
  const all = new Map<string, KindTally>(kinds.map(({ name, skipped }) => [name, { name, skipped, done: 0, effective: 0 }]));
  const recoveries: number[] = [];
  const of = ({ name }: FaultKind) => all.get(name) as KindTally;
  return {
    get done() {
      return recoveries.length;
    },
    times: (kind) => of(kind).done,
    effective: (kind) => of(kind).effective,
    note(kind, { hasEffect, recoveryMs }) {
      of(kind).done += 1;
      if (hasEffect) of(kind).effective += 1;
      recoveries.push(recoveryMs);
    },
    report: () => ({ kinds: [...all.values()], recoveriesMs: [...recoveries].sort((a, b) => a - b) }),
  };
}
