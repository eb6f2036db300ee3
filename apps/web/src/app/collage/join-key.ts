let given = 0;

/** Of commands that are one step of undo: new with each call. `what` says what the step is, for whoever looks into a history. */
export function newJoinKey(what: string): string {
  given += 1;
  return `${what} ${given}`;
}
