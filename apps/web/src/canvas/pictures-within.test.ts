import { type Drawing, type DrawOp, rectPath } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { picturesWithin } from './pictures-within.ts';

const SHEET = { x: 0, y: 0, width: 100, height: 50 };

/** Draws a photo of 60 cm in a place of 20 cm, as a crop does. */
const crop = (id: string, x: number): DrawOp[] => [
  { op: 'push' },
  { op: 'clip', path: rectPath({ x, y: 0, width: 20, height: 20 }) },
  { op: 'image', picture: { kind: 'photo', id, effect: '' }, rect: { x: x - 20, y: -20, width: 60, height: 60 } },
  { op: 'pop' },
];

const idsOf = ({ ops }: Drawing) => ops.flatMap((op) => (op.op === 'image' && op.picture.kind === 'photo' ? [op.picture.id] : []));

describe('picturesWithin', () => {
  const drawing: Drawing = { sheet: SHEET, ops: [...crop('left', 0), ...crop('middle', 40), ...crop('right', 80)] };

  it('[WALL-14] keeps the photos whose visible part lies in the corner, not those whose cropped part reaches it', () => {
    expect(idsOf(picturesWithin(drawing, { x: 75, y: 0, width: 25, height: 25 }))).toEqual(['right']);
    expect(idsOf(picturesWithin(drawing, SHEET))).toEqual(['left', 'middle', 'right']);
  });

  it('follows transforms, and forgets a clip after its end', () => {
    const moved: Drawing = {
      sheet: SHEET,
      ops: [
        { op: 'push' },
        { op: 'clip', path: rectPath({ x: 0, y: 0, width: 5, height: 5 }) },
        { op: 'pop' },
        { op: 'transform', matrix: [1, 0, 0, 1, 60, 0] },
        { op: 'image', picture: { kind: 'resource', source: 'frame.png' }, rect: { x: 20, y: 0, width: 10, height: 10 } },
      ],
    };
    expect(picturesWithin(moved, { x: 75, y: 0, width: 25, height: 25 }).ops).toHaveLength(5);
    expect(picturesWithin(moved, { x: 0, y: 0, width: 25, height: 25 }).ops).toHaveLength(4);
  });
});
