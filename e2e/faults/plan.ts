import type { FaultKind } from './fault-kind.ts';
import type { Options } from './options.ts';
import type { Tallies } from './tallies.ts';

/** Maximum attempts for a kind of fault that has had no effect yet. */
const MAX_ATTEMPTS = 12;

/** Yields each kind once, then random ones by weight, finally again those without an effect. */
export function* planOf(kinds: readonly FaultKind[], { faults }: Options, random: () => number, tallies: Tallies): Generator<FaultKind> {
  const possible = kinds.filter(({ skipped }) => skipped === undefined);
  yield* [...possible]
    .map((kind) => ({ kind, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
  for (let remainingFaults = faults - possible.length; remainingFaults > 0; remainingFaults--) yield pickByWeight(possible, random);
  for (const kind of possible) while (tallies.effective(kind) === 0 && tallies.times(kind) < MAX_ATTEMPTS) yield kind;
}

function pickByWeight(kinds: readonly FaultKind[], random: () => number): FaultKind {
  let remainingWeight = random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  const picked = kinds.find(({ weight }) => {
    remainingWeight -= weight;
    return remainingWeight < 0;
  });
  return picked ?? (kinds[0] as FaultKind);
}
