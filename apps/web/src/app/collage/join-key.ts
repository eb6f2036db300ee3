let issued = 0;

/** Returns a new key that joins commands to one undo step. `label` names the step, for debugging. */
export function newJoinKey(label: string): string {
  issued += 1;
  return `${label} ${issued}`;
}
