import { itemAt } from '../../units/item-at.ts';
import { NO_GROUP, type NodeGroups, nodeGroups } from './node-groups.ts';
import type { Trees } from './trees.ts';
import { intAt } from './unchecked-reads.ts';

/** Marks a subtree that holds photos of several days. */
const SEVERAL = -1;

/**
 * Returns the nodes of each day as a group, for trees in which the photos of each day lie together; null if the photos of a day lie in
 * several parts of the page.
 *
 * @param dayOf  day of each photo, a whole number
 */
export function dayGroups(trees: Trees, dayOf: readonly number[]): NodeGroups | null {
  const groupOf = new Int16Array(trees.parent.length).fill(NO_GROUP);
  const tops = new Set<number>();
  let hasOnePartPerDay = true;
  const mark = (node: number, group: number): void => {
    groupOf[node] = group;
    for (const part of partsOf(trees, node)) mark(part, group);
  };
  const visit = (node: number): void => {
    const day = dayOfPart(trees, dayOf, node);
    if (day === SEVERAL) {
      for (const part of partsOf(trees, node)) visit(part);
      return;
    }
    if (tops.has(day)) hasOnePartPerDay = false;
    mark(node, tops.size);
    tops.add(day);
  };
  for (const root of trees.root) visit(root);
  return hasOnePartPerDay ? nodeGroups(groupOf, trees.leaves) : null;
}

/** True if all photos of a subtree belong to the day of a photo. */
export function isOfDay(
  trees: Trees,
  dayOf: readonly number[],
  { part, photo }: { readonly part: number; readonly photo: number },
): boolean {
  return dayOfPart(trees, dayOf, part) === itemAt(dayOf, photo);
}

function dayOfPart(trees: Trees, dayOf: readonly number[], node: number): number {
  if (node < trees.leaves) return itemAt(dayOf, node);
  const [first, second] = partsOf(trees, node).map((part) => dayOfPart(trees, dayOf, part));
  return first === second && first !== undefined ? first : SEVERAL;
}

const partsOf = ({ leaves, first, second }: Trees, node: number): readonly number[] =>
  node < leaves ? [] : [intAt(first, node), intAt(second, node)];
