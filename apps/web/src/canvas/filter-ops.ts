import {
  type DrawOp,
  IDENTITY,
  intersection,
  type Matrix,
  multiply,
  type Path,
  pathBounds,
  type Rect,
  transformedBounds,
} from '@muro/domain';

/** State of a drawing at one of its operations. */
export interface OpState {
  /** Maps the operation's coordinates to the page. */
  readonly matrix: Matrix;
  /** Bounds of the clip on the page, cm; null without one. An empty clip has no width. */
  readonly clip: Rect | null;
}

const EMPTY: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Returns the operations for which `keep` is true; it must keep all that change the state of the surface. */
export function filterOps(ops: readonly DrawOp[], keep: (op: DrawOp, state: OpState) => boolean): readonly DrawOp[] {
  const outer: OpState[] = [];
  let state: OpState = { matrix: IDENTITY, clip: null };
  return ops.filter((op) => {
    if (op.op === 'push') outer.push(state);
    else if (op.op === 'pop') state = outer.pop() ?? state;
    else if (op.op === 'transform') state = { ...state, matrix: multiply(state.matrix, op.matrix) };
    else if (op.op === 'clip') state = { ...state, clip: clipped(state, op.path) };
    return keep(op, state);
  });
}

function clipped({ matrix, clip }: OpState, path: Path): Rect {
  const bounds = transformedBounds(pathBounds(path), matrix);
  return clip ? (intersection(clip, bounds) ?? EMPTY) : bounds;
}
