import { diskKinds } from './disk-faults.ts';
import type { FaultKind } from './fault-kind.ts';
import { machineKinds } from './machine-faults.ts';
import { networkKinds } from './network-faults.ts';
import { processKinds } from './process-faults.ts';
import type { SetUp } from './set-ups.ts';

/** Returns all kinds of faults for a set-up. */
export const kindsOf = (setUp: SetUp): readonly FaultKind[] => [
  ...networkKinds(setUp),
  ...processKinds(setUp),
  ...machineKinds(setUp),
  ...diskKinds(setUp),
];
