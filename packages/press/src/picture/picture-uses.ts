import {
  apply,
  boundsOf,
  type Cm,
  type Drawing,
  type Effect,
  IDENTITY,
  inverse,
  type Matrix,
  multiply,
  type PictureRef,
  type Rect,
} from '@muro/domain';

/** One use of a picture in a drawing: its drawn size and the part of it that is visible. */
export interface PictureUse {
  /** Index of its operation in the drawing. */
  readonly index: number;
  readonly picture: PictureRef;
  /** Drawn size of the whole picture's box, cm. */
  readonly width: Cm;
  readonly height: Cm;
  /** The part inside all clips and the sheet, fractions 0–1 of the box; null when nothing is visible. */
  readonly visible: Rect | null;
}

/** Returns the effect of a photo; art of the design has none. */
export function effectOf(picture: PictureRef): Effect {
  return picture.kind === 'photo' ? picture.effect : '';
}

interface State {
  readonly matrix: Matrix;
  /** Bounds of the clipped area in current coordinates; null when the area is empty. */
  readonly clip: Rect | null;
}

/** Traverses a drawing in painting order and returns the size and visible part of each picture. */
export function pictureUses({ sheet, ops }: Drawing): readonly PictureUse[] {
  const uses: PictureUse[] = [];
  const stack: State[] = [];
  let state: State = { matrix: IDENTITY, clip: sheet };
  for (const [index, op] of ops.entries()) {
    if (op.op === 'push') stack.push(state);
    else if (op.op === 'pop') state = stack.pop() ?? state;
    else if (op.op === 'transform') state = transformState(state, op.matrix);
    else if (op.op === 'clip') state = { ...state, clip: op.path.length > 0 ? intersection(state.clip, boundsOf(op.path)) : null };
    else if (op.op === 'image')
      uses.push({ index, picture: op.picture, ...drawnSize(op.rect, state.matrix), visible: visiblePart(op.rect, state) });
  }
  return uses;
}

function transformState({ matrix, clip }: State, by: Matrix): State {
  return { matrix: multiply(matrix, by), clip: clip && transformedBounds(clip, inverse(by)) };
}

function drawnSize({ width, height }: Rect, [a, b, c, d]: Matrix): { width: Cm; height: Cm } {
  return { width: width * Math.hypot(a, b), height: height * Math.hypot(c, d) };
}

function visiblePart(rect: Rect, { clip }: State): Rect | null {
  const visible = intersection(clip, rect);
  if (!visible) return null;
  return {
    x: (visible.x - rect.x) / rect.width,
    y: (visible.y - rect.y) / rect.height,
    width: visible.width / rect.width,
    height: visible.height / rect.height,
  };
}

function transformedBounds({ x, y, width, height }: Rect, matrix: Matrix): Rect {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => apply(matrix, corner));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function intersection(a: Rect | null, b: Rect): Rect | null {
  if (!a) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
