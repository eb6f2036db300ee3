import { clipPath } from '../../../geometry/clip-path.ts';
import { translation } from '../../../geometry/matrix.ts';
import { type Path, type PathStep, transformPath } from '../../../geometry/path.ts';
import { readShapePath } from '../../../geometry/read-shape-path.ts';
import type { Rect } from '../../../geometry/rect.ts';
import { roundRect } from '../../../geometry/round-rect.ts';
import { roundCm } from '../../../units/cm.ts';
import type { ClipCell, LayoutCell } from '../../shared/layout.ts';
import { photoCell } from '../../shared/photo-cell.ts';

/** Photo cells inside an outline, img1 … imgN, followed by clip masks for those that the outline cuts. */
export function outlineCells(figure: Path, rects: readonly Rect[]): readonly LayoutCell[] {
  const places = rects.map(roundRect);
  const clips = places.map((place, index) => clipCell(`img${index + 1}`, figure, place));
  return [...places.map((place, index) => photoCell(`img${index + 1}`, place)), ...clips.filter((clip) => clip !== null)];
}

/** The part of the outline that lies in a cell, with a viewport in cm; null for a cell that lies completely inside. */
function clipCell(slot: string, figure: Path, place: Rect): ClipCell | null {
  const { x, y, width, height } = place;
  const part = transformPath(clipPath(figure, place), translation(-x, -y));
  if (isWhole(part, place)) return null;
  const path = textOf(part);
  return { kind: 'clip', slot, ...place, state: true, viewportWidth: width, viewportHeight: height, path, outline: readShapePath(path) };
}

const NEAR = 1e-3;

/** True for one contour that connects the corners of the cell. */
function isWhole(part: Path, { width, height }: Rect): boolean {
  const isAtEnd = (place: number, end: number) => Math.abs(place) < NEAR || Math.abs(place - end) < NEAR;
  return (
    part.filter(([kind]) => kind === 'M').length === 1 &&
    part.every((step) => step[0] === 'Z' || (step[0] !== 'C' && isAtEnd(step[1], width) && isAtEnd(step[2], height)))
  );
}

const textOf = (path: Path): string => path.map(stepText).join('');

function stepText([kind, ...numbers]: PathStep): string {
  return kind + numbers.map((number) => roundCm(number, 4)).join(' ');
}
