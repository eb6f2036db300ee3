import { intAt } from './read-numbers.ts';
import type { Trees } from './trees.ts';

/** Nodes of some trees that were passed on the way up from one of them; a new way forgets the one before. */
export interface WayUp {
  readonly parent: Trees['parent'];
  /** The number of the way on which each node was passed last. */
  readonly stamps: Int32Array;
  stamp: number;
}

export function wayUpIn({ parent }: Trees): WayUp {
  return { parent, stamps: new Int32Array(parent.length), stamp: 0 };
}

/** Marks a node and all above it. @returns whether `stop` is among them */
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

/** Whether a node, or any above it that is not marked, is `stop`. */
export function meets(way: WayUp, from: number, stop: number): boolean {
  let node = from;
  while (node >= 0 && !isMarked(way, node) && node !== stop) node = intAt(way.parent, node);
  return node === stop;
}
