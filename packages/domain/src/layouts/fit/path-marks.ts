import type { Trees } from './trees.ts';
import { intAt } from './unchecked-reads.ts';

/** Marks the nodes on the path from a node to its root; a new path clears the previous one. */
export interface PathMarks {
  readonly parent: Trees['parent'];
  /** Number of the last path through each node. */
  readonly stamps: Int32Array;
  stamp: number;
}

export function createPathMarks({ parent }: Trees): PathMarks {
  return { parent, stamps: new Int32Array(parent.length), stamp: 0 };
}

/** Marks a node and its ancestors. @returns true if `stop` is among them; marking ends there */
export function markPath(way: PathMarks, from: number, stop: number): boolean {
  way.stamp++;
  let node = from;
  while (node >= 0 && node !== stop) {
    way.stamps[node] = way.stamp;
    node = intAt(way.parent, node);
  }
  return node === stop;
}

export function isMarked({ stamps, stamp }: PathMarks, node: number): boolean {
  return stamps[node] === stamp;
}

/** True if a node, or an unmarked ancestor before the first marked one, is `stop`. */
export function meets(marks: PathMarks, from: number, stop: number): boolean {
  let node = from;
  while (node >= 0 && !isMarked(marks, node) && node !== stop) node = intAt(marks.parent, node);
  return node === stop;
}
