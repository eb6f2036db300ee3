import { intAt } from './unchecked-reads.ts';
import type { Trees } from './trees.ts';

/** Marks the nodes on the path from a node to its root; a new path clears the previous one. */
export interface WayUp {
  readonly parent: Trees['parent'];
  /** Number of the last path through each node. */
  readonly stamps: Int32Array;
  stamp: number;
}

export function wayUpIn({ parent }: Trees): WayUp {
  return { parent, stamps: new Int32Array(parent.length), stamp: 0 };
}

/** Marks a node and its ancestors. @returns true if `stop` is among them; marking ends there */
export function markUp(way: WayUp, from: number, stop: number): boolean {
  way.stamp++;
  let node = from;
  while (node >= 0 && node !== stop) {
    way.stamps[node] = way.stamp;
    node = intAt(way.parent, node);
  }
  return node === stop;
}

export function isMarked({ stamps, stamp }: WayUp, node: number): boolean {
  return stamps[node] === stamp;
}

/** True if a node, or an unmarked ancestor before the first marked one, is `stop`. */
export function meets(way: WayUp, from: number, stop: number): boolean {
  let node = from;
  while (node >= 0 && !isMarked(way, node) && node !== stop) node = intAt(way.parent, node);
  return node === stop;
}
