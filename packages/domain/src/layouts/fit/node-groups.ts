/** Nodes of a tree that are exchanged only within their group. */
export interface NodeGroups {
  /** Group of each node; NO_GROUP for a cut that stays. */
  readonly groupOf: Int16Array;
  readonly members: readonly Int16Array[];
  /** The photos among the members of each group. */
  readonly photos: readonly Int16Array[];
}

export const NO_GROUP = -1;

export function nodeGroups(groupOf: Int16Array, leaves: number): NodeGroups {
  const count = groupOf.reduce((max, group) => Math.max(max, group), NO_GROUP) + 1;
  const listOf = (group: number, end: number) =>
    Int16Array.from([...groupOf.keys()].filter((node) => node < end && groupOf[node] === group));
  const lists = (end: number) => Array.from({ length: count }, (_, group) => listOf(group, end));
  return { groupOf, members: lists(groupOf.length), photos: lists(leaves) };
}
