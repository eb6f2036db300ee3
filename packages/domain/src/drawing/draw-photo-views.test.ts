import { describe, expect, it } from 'vitest';
import { photoCellAt, photosNamed, SMALL_BORDER, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { boundsOf } from '../geometry/path.ts';
import { grow } from '../geometry/rect.ts';
import type { LayoutCell, PhotoBorder } from '../layouts/shared/layout.ts';
import { composePage } from '../page/compose-page.ts';
import { type PhotoView, WHOLE_VIEW } from '../photo/view.ts';
import type { PageContent } from './content.ts';
import { drawPage } from './draw-page.ts';
import type { DrawOp } from './drawing.ts';
import { TRAP_WIDTH } from './traps.ts';

/** 1.5 times as wide as high. */
const photos = photosNamed(1);
const PRINT = { shaper: null, emptySlotColor: null };

function drawn(cells: readonly LayoutCell[], views: Readonly<Record<string, Partial<PhotoView>>>, border: PhotoBorder | null = null) {
  const design = staticDesign(staticDocument({ width: 50, height: 40 }, cells, border));
  const page = composePage({ document: design.document, trim: design.size, material: design.material });
  const fills = Object.entries(views).map(([slot, view]) => {
    return [slot, { photoId: 'p1', view: { ...WHOLE_VIEW, ...view }, effect: '', text: null }] as const;
  });
  const content: PageContent = {
    photos,
    fills: Object.fromEntries(fills),
    texts: {},
    shapeColors: {},
    photoBackgroundColor: '#dcddde',
  };
  return drawPage(page, content, PRINT).ops;
}

const ofKind = <Kind extends DrawOp['op']>(ops: readonly DrawOp[], kind: Kind) =>
  ops.filter((op): op is Extract<DrawOp, { op: Kind }> => op.op === kind);

describe('an uncut photo', () => {
  const square = [photoCellAt('img1', 10, 10, 20, 20)];
  const filled = { x: 10, y: 10 + (20 - 20 / 1.5) / 2, width: 20, height: 20 / 1.5 };

  it('ends at its edge, and is painted slightly beyond it on sides where it fills its slot', () => {
    const ops = drawn(square, { img1: { isUncut: true } });
    const [image] = ofKind(ops, 'image');
    expect(image?.rect.x).toBeCloseTo(filled.x - TRAP_WIDTH, 9);
    expect(image?.rect.width).toBeCloseTo(filled.width + 2 * TRAP_WIDTH, 9);
    expect(image?.rect.y).toBeCloseTo(filled.y, 9);
    expect(image?.rect.height).toBeCloseTo(filled.height, 9);
    expect(ofKind(ops, 'fill').map(({ color }) => color)).toEqual(['#dcddde']);
  });

  it('is clipped to its own proportions when straightened', () => {
    const ops = drawn(square, { img1: { isUncut: true, straightenDeg: 5 } });
    const cut = ofKind(ops, 'clip').at(-1);
    expect(boundsOf(cut?.path ?? [])).toEqual({
      x: expect.closeTo(filled.x - TRAP_WIDTH, 9),
      y: expect.closeTo(filled.y, 9),
      width: expect.closeTo(filled.width + 2 * TRAP_WIDTH, 9),
      height: expect.closeTo(filled.height, 9),
    });
  });

  it('lies on its card', () => {
    const ops = drawn(square, { img1: { isUncut: true } }, SMALL_BORDER);
    expect(ofKind(ops, 'fill').map(({ color }) => color)).toEqual(['#dcddde', '#ffffff']);
  });

  it("leaves the background visible: a neighbour's trap does not extend under its slot", () => {
    const cells = [photoCellAt('img1', 0, 10, 20, 20), photoCellAt('img2', 20, 10, 20, 20)];
    const reach = (view: Partial<PhotoView>) => {
      const [first] = ofKind(drawn(cells, { img1: {}, img2: view }), 'clip').filter(({ path }) => boundsOf(path).width < 30);
      return boundsOf(first?.path ?? []).width;
    };
    expect(reach({})).toBeCloseTo(20 + 2 * TRAP_WIDTH, 9);
    expect(reach({ isUncut: true })).toBeLessThan(20 + 2 * TRAP_WIDTH - 1e-6);
  });
});

describe('a mirrored or straightened photo', () => {
  it('is drawn with its matrix and extends beyond its slot at every corner', () => {
    const frame = { x: 10, y: 10, width: 30, height: 20 };
    const cells = [photoCellAt('img1', frame.x, frame.y, frame.width, frame.height)];
    const ops = drawn(cells, { img1: { isMirrored: true, straightenDeg: -4 } });
    const [turn] = ofKind(ops, 'transform');
    const [a, b, c, d] = turn?.matrix ?? [];
    expect([a, b, c, d]).toEqual([-0.997564, 0.069756, 0.069756, 0.997564].map((part) => expect.closeTo(part, 6)));
    const [image] = ofKind(ops, 'image');
    const minRect = grow(frame, TRAP_WIDTH);
    expect(image?.rect.width).toBeGreaterThanOrEqual(
      minRect.width * Math.cos(Math.PI / 45) + minRect.height * Math.sin(Math.PI / 45) - 1e-9,
    );
  });
});
