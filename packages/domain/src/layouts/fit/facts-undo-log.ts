import { FACTS, measureCut, type Trees } from './trees.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Undo log of facts that were recomputed. */
export interface FactsUndoLog {
  readonly nodes: Int16Array;
  readonly facts: Float64Array;
  count: number;
}

export function createFactsUndoLog({ parent }: Trees): FactsUndoLog {
  return { nodes: new Int16Array(4 * parent.length), facts: new Float64Array(4 * FACTS * parent.length), count: 0 };
}

/** Recomputes the facts of a node and logs the previous ones. */
export function recomputeFacts(trees: Trees, undoLog: FactsUndoLog, node: number): void {
  copyFacts(trees.facts, FACTS * node, undoLog.facts, FACTS * undoLog.count);
  undoLog.nodes[undoLog.count++] = node;
  measureCut(trees, node);
}

/** Restores all logged facts, the last ones first, since a node may be logged twice. */
export function restoreFacts(trees: Trees, undoLog: FactsUndoLog): void {
  while (undoLog.count > 0) {
    const node = intAt(undoLog.nodes, --undoLog.count);
    copyFacts(undoLog.facts, FACTS * undoLog.count, trees.facts, FACTS * node);
  }
}

function copyFacts(from: Float64Array, offset: number, to: Float64Array, place: number): void {
  to[place] = floatAt(from, offset);
  to[place + 1] = floatAt(from, offset + 1);
  to[place + 2] = floatAt(from, offset + 2);
  to[place + 3] = floatAt(from, offset + 3);
  to[place + 4] = floatAt(from, offset + 4);
}
