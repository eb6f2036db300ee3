import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { fitPhotos } from './fit-steps.ts';
import { type Boxes, boxesAround } from './lock-boxes.ts';

const PAGE: Rect = { x: 0.5, y: 0.5, width: 49, height: 69 };
const GUTTER = 0.5;
const SHAPES = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 4 / 3];

/** Some rectangles of a layout, as a buyer locks them. */
function lockedOf(photos: number, count: number): readonly Rect[] {
  const { rects } = fitPhotos({
    page: PAGE,
    gutter: GUTTER,
    photos: Array.from({ length: photos }, (_, index) => ({
      aspect: SHAPES[(index * 7) % SHAPES.length] as number,
      weight: 1,
      duplicateGroup: null,
    })),
    isOrdered: false,
    isWhole: false,
    seed: 1,
    variant: 0,
  });
  return rects.filter((_, index) => index % Math.floor(photos / count) === 0).slice(0, count);
}

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const areaOf = (rects: readonly Rect[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);

/** Share of the page that pieces with half a gutter around them cover; 1 without holes and overlaps. */
const coverage = (pieces: readonly Rect[]) =>
  areaOf(pieces.map(({ width, height, ...at }) => ({ ...at, width: width + GUTTER, height: height + GUTTER }))) /
  ((PAGE.width + GUTTER) * (PAGE.height + GUTTER));

function expectDivision(boxes: Boxes, locked: readonly Rect[], minSide: number): void {
  const pieces = [...boxes, ...locked];
  expect(coverage(pieces)).toBeCloseTo(1, 6);
  for (const [index, piece] of pieces.entries())
    for (const other of pieces.slice(index + 1)) expect(overlap(piece, other)).toBeLessThan(0.01);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(minSide);
}

describe('the free boxes around locked photos', () => {
  it('lists every way to cut the page around one in its middle', () => {
    const locked = { x: 20, y: 30, width: 10, height: 10 };
    // Each corner of the page belongs to one of two boxes; the two circular divisions need cuts that do not go right across.
    const divisions = boxesAround(PAGE, [locked], { gutter: GUTTER, minSide: 1 });
    for (const boxes of divisions) expectDivision(boxes, [locked], 1);
    expect(divisions).toHaveLength(14);
    expect(new Set(divisions.map((boxes) => JSON.stringify(boxes))).size).toBe(14);
  });

  it('lists none if a strip beside a photo would be too narrow', () => {
    const locked = { x: 2, y: 0.5, width: 47.5, height: 20 };
    expect(boxesAround(PAGE, [locked], { gutter: GUTTER, minSide: 2 })).toEqual([]);
  });

  it.each([2, 4, 7, 10, 20])('divides a page of forty photos around %d of them in a bounded number of steps', (count) => {
    const locked = lockedOf(40, count);
    const minSide = 0.4 * Math.sqrt((PAGE.width * PAGE.height) / 40);
    const divisions = boxesAround(PAGE, locked, { gutter: GUTTER, minSide });
    expect(divisions.length).toBeGreaterThan(0);
    expect(divisions.length).toBeLessThanOrEqual(240);
    for (const boxes of divisions) expectDivision(boxes, locked, minSide);
  });
});
