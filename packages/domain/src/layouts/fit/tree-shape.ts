import { measureBelow, type Trees } from './trees.ts';

/** Structure of some trees, for storing and restoring it. */
export interface TreeShape {
  readonly parent: Int16Array;
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly cut: Uint8Array;
  readonly root: Int16Array;
}

export function shapeOf({ parent, first, second, cut, root }: Trees): TreeShape {
  return { parent: parent.slice(), first: first.slice(), second: second.slice(), cut: cut.slice(), root: root.slice() };
}

export function restoreShape(trees: Trees, shape: TreeShape): void {
  trees.parent.set(shape.parent);
  trees.first.set(shape.first);
  trees.second.set(shape.second);
  trees.cut.set(shape.cut);
  trees.root.set(shape.root);
  for (const root of shape.root) measureBelow(trees, root);
}
