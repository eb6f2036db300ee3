import { type DrawOp, rectPath, rotationDeg, scaling } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { pictureUses } from './picture-uses.ts';
import { partMatrix, sizedPart, wholeSize } from './sized-part.ts';

const sheet = { x: -1, y: -1, width: 12, height: 12 };
const image = (x: number, y: number, width: number, height: number): DrawOp => ({
  op: 'image',
  picture: { kind: 'photo', id: 'a', effect: '' },
  rect: { x, y, width, height },
});
const clip = (x: number, y: number, width: number, height: number): DrawOp => ({ op: 'clip', path: rectPath({ x, y, width, height }) });
const usesOf = (...ops: DrawOp[]) => pictureUses({ sheet, ops });

describe('pictureUses', () => {
  it('returns the part inside all clips and the sheet', () => {
    expect(usesOf(clip(0, 0, 5, 5), clip(2, 0, 9, 9), image(0, 0, 10, 10))[0]?.visible).toEqual({ x: 0.2, y: 0, width: 0.3, height: 0.5 });
    expect(usesOf(image(-3, 0, 4, 4))[0]?.visible).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(usesOf(clip(0, 0, 1, 1), image(5, 5, 2, 2))[0]?.visible).toBeNull();
  });

  it('ends a clip at its pop', () => {
    const uses = usesOf({ op: 'push' }, clip(0, 0, 1, 1), image(0, 0, 4, 4), { op: 'pop' }, image(0, 0, 4, 4));
    expect(uses.map((use) => use.visible?.width)).toEqual([0.25, 1]);
    expect(uses.map((use) => use.index)).toEqual([2, 4]);
  });

  it('returns the part in the coordinates of a rotated picture', () => {
    const turn: DrawOp = { op: 'transform', matrix: rotationDeg(90, { x: 5, y: 5 }) };
    // The left half of the page is the bottom half of a picture that is rotated clockwise.
    const [use] = usesOf(clip(0, 0, 5, 10), turn, image(0, 0, 10, 10));
    expect(use?.visible).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 });
  });

  it('applies scaling to the drawn size', () => {
    const [use] = usesOf({ op: 'transform', matrix: scaling(0.5, 0.25) }, image(0, 0, 8, 8));
    expect([use?.width, use?.height]).toEqual([4, 2]);
  });

  it('rounds parts to whole pixels, with a margin of two, and places them exactly', () => {
    const fullSize = wholeSize({ width: 10, height: 5 }, 20);
    expect(fullSize).toEqual({ widthPx: 200, heightPx: 100 });
    const part = sizedPart(fullSize, { x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(part.box).toEqual({ left: 48, top: 0, widthPx: 104, heightPx: 100 });
    expect(partMatrix(part)).toEqual([0.52, 0, 0, 1, 0.24, 0]);
    expect(sizedPart(fullSize, { x: 0.9999, y: 0.9999, width: 0.0001, height: 0.0001 }).box).toEqual({
      left: 197,
      top: 97,
      widthPx: 3,
      heightPx: 3,
    });
  });
});
