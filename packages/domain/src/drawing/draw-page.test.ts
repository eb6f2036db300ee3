import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESIGNS } from '../../test/any-command.ts';
import { loadShaper } from '../../test/load-shaper.ts';
import { designOf, filled, pageOf, pageWith, photoCellAt, photosNamed, SMALL_BORDER, toolsWith } from '../../test/page-builders.ts';
import type { Collage, Design } from '../collage/collage.ts';
import { newCollage } from '../collage/new-collage.ts';
import { IDENTITY, type Matrix, multiply } from '../geometry/matrix.ts';
import { boundsOf, type Path, rectPath, transformPath } from '../geometry/path.ts';
import { grow } from '../geometry/rect.ts';
import type { LayoutCell } from '../layouts/shared/layout.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { placementOf } from '../photo/placement.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import type { TextShaper } from '../text/shaper.ts';
import { photoText } from '../text/text-defaults.ts';
import type { DrawTools, PageContent } from './content.ts';
import { drawLayoutPreview, drawLayoutSheet } from './draw-layout-preview.ts';
import { drawLayer, drawPage } from './draw-page.ts';
import type { Drawing, DrawOp } from './drawing.ts';
import { paintedBounds } from './painted-bounds.ts';
import { computeTraps, TRAP_WIDTH } from './traps.ts';

let shaper: TextShaper;

beforeAll(async () => {
  shaper = await loadShaper();
});

const PRINT: DrawTools = { shaper: null, emptySlotColor: null };
const SCREEN: DrawTools = { shaper: null, emptySlotColor: '#eeeeee' };
const NOTHING: PageContent = { photos: [], fills: {}, texts: {}, shapeColors: {}, photoBackgroundColor: '#dcddde' };
const [P1, P2] = photosNamed(2) as [ReturnType<typeof photosNamed>[0], ReturnType<typeof photosNamed>[0]];
const fillWith = (photoId: string, more = {}) => ({ photoId, view: WHOLE_VIEW, effect: '' as const, text: null, ...more });

const ofKind = <Kind extends DrawOp['op']>(ops: readonly DrawOp[], kind: Kind) =>
  ops.filter((op): op is Extract<DrawOp, { op: Kind }> => op.op === kind);
const fills = ({ ops }: Drawing) => ofKind(ops, 'fill').map(({ path, color }) => [color, boundsOf(path)] as const);
const colors = (drawing: Drawing) => fills(drawing).map(([color]) => color);
const collageOn = (design: Design): Collage => newCollage(design, toolsWith(shaper));

describe('drawPage', () => {
  it('draws the background, the photos and the texts in this order, all within the sheet', () => {
    const design = designOf({ values: { numberVert: 2, numberHor: 1, hasText: 2 } });
    const collage = filled({ ...collageOn(design), shapeColors: { overlayshape1: '#336699' } }, [P1, P2], ['img1']);
    const { ops, sheet } = drawPage(pageOf(design), collage, { shaper, emptySlotColor: null });
    expect(sheet).toEqual({ x: 0, y: 0, width: 50, height: 40 });
    expect(ops.slice(0, 3)).toEqual([
      { op: 'push' },
      { op: 'clip', path: rectPath(grow(sheet, TRAP_WIDTH)) },
      { op: 'fill', path: rectPath(grow(sheet, TRAP_WIDTH)), color: '#ffffff', alpha: 1 },
    ]);
    const kinds = ops.map(({ op }) => op).filter((op) => op === 'fill' || op === 'image' || op === 'glyphs');
    expect(kinds).toEqual(['fill', 'fill', 'image', 'glyphs']);
    expect(ofKind(ops, 'glyphs')[0]).toMatchObject({ color: '#4d4d4f', text: 'YOUR COLLAGE TITLE' });
  });

  it('[BACK-01] gives a static page the colour behind the photos, and a page with a shape the shape’s colour', () => {
    expect(colors(drawPage(pageWith([]), NOTHING, PRINT))).toEqual(['#dcddde']);
    const page = pageOf(designOf());
    expect(colors(drawPage(page, NOTHING, PRINT))).toEqual(['#ffffff', '#ffffff']);
    expect(colors(drawPage(page, { ...NOTHING, shapeColors: { overlayshape0: '#336699' } }, PRINT))).toEqual(['#ffffff', '#336699']);
  });

  describe('the sides of a canvas', () => {
    const pictures = (wrap: number) => {
      const design = designOf({ material: 'CANVAS2CM', values: { numberVert: 2, numberHor: 1, wrap } });
      const page = pageOf(design);
      const drawing = drawPage(page, filled(collageOn(design), [P1, P2], ['img1', 'img2']), PRINT);
      let matrix = IDENTITY;
      const outer: Matrix[] = [];
      const boxes: ReturnType<typeof boundsOf>[] = [];
      for (const op of drawing.ops) {
        if (op.op === 'push') outer.push(matrix);
        if (op.op === 'pop') matrix = outer.pop() ?? IDENTITY;
        if (op.op === 'transform') matrix = multiply(matrix, op.matrix);
        if (op.op === 'image') boxes.push(boundsOf(transformPath(rectPath(op.rect), matrix)));
      }
      return { boxes, drawing };
    };

    it('mirrored: draws each photo again on every side next to it, with its edge at the fold', () => {
      const { boxes } = pictures(1);
      // Each of two photos side by side: on the front, on its own outer side, above and below.
      expect(boxes).toHaveLength(8);
      expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThan(0);
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeGreaterThan(40);
    });

    it('coloured: draws no photo, and no photo’s clip, beyond the front', () => {
      const { boxes, drawing } = pictures(2);
      expect(boxes).toHaveLength(2);
      const clips = ofKind(drawing.ops, 'clip').map(({ path }) => boundsOf(path));
      const ofPhotos = clips.filter(({ width }) => width < 30);
      for (const { x, y, width, height } of ofPhotos) {
        expect([x >= -1e-9, y >= -1e-9, x + width <= 50 + 1e-9, y + height <= 40 + 1e-9]).toEqual([true, true, true, true]);
      }
    });
  });

  it('colours empty slots on the screen and leaves them empty in print; that is the only difference', () => {
    const design = designOf({ values: { numberVert: 3, numberHor: 2, hasText: 3 } });
    const collage = filled(collageOn(design), [P1, P2], ['img1', 'img4']);
    const screen = drawPage(pageOf(design), collage, { shaper, emptySlotColor: '#eeeeee' }).ops;
    const print = drawPage(pageOf(design), collage, { shaper, emptySlotColor: null }).ops;
    const isEmptySlot = (op: DrawOp) => op.op === 'fill' && op.color === '#eeeeee';
    expect(screen.filter(isEmptySlot)).toHaveLength(4);
    expect(withoutEmptyPairs(screen.filter((op) => !isEmptySlot(op)))).toEqual(withoutEmptyPairs(print));
  });

  it('[MAT-13] draws blocked corners in white last, and no layer paints into them', () => {
    const design = designOf({ generator: 'single', material: 'CANVAS2CM', values: { marginCM: 0 } });
    const page = pageOf(design);
    const { ops } = drawPage(page, filled(collageOn(design), [P1], ['singlephoto']), PRINT);
    expect(ops.slice(-5).map((op) => (op.op === 'fill' ? boundsOf(op.path) : op.op))).toEqual([...page.blockedCorners, 'pop']);
    const [layer] = photoLayers(page);
    if (!layer) throw new Error('no photo');
    expect(drawLayer(page, layer, NOTHING, SCREEN)[1]).toMatchObject({ op: 'clip' });
  });

  it('draws an overlay as a picture of the design, and omits one that the design does not contain', () => {
    const overlay: LayoutCell = { kind: 'overlay', x: 0, y: 0, width: 50, height: 40, resource: 'r1' };
    const page = pageWith([overlay, { ...overlay, resource: 'gone' }]);
    expect(ofKind(drawPage(page, NOTHING, PRINT).ops, 'image')).toEqual([
      { op: 'image', picture: { kind: 'resource', source: '/art/frame.png' }, rect: { x: 0, y: 0, width: 50, height: 40 } },
    ]);
  });
});

describe('a photo', () => {
  const page = pageWith([photoCellAt('img1', 10, 10, 20, 10)]);
  const content = (more = {}): PageContent => ({ ...NOTHING, photos: [P1], fills: { img1: fillWith('p1', more) } });

  it('has no ground, is clipped to its frame, extends slightly beyond it, and has its effect', () => {
    const [, , ...ops] = drawPage(page, content({ effect: 'sepia' }), PRINT).ops;
    const frame = rectPath({ x: 10, y: 10, width: 20, height: 10 });
    expect(ops.slice(1)).toEqual([
      { op: 'push' },
      { op: 'push' },
      { op: 'clip', path: frame },
      { op: 'image', picture: { kind: 'photo', id: 'p1', effect: 'sepia' }, rect: expect.anything() },
      { op: 'pop' },
      { op: 'pop' },
      { op: 'pop' },
    ]);
    const [image] = ofKind(ops, 'image');
    expect(image?.rect.width).toBeCloseTo(20 + 2 * TRAP_WIDTH, 9);
    expect(image?.rect.height).toBeCloseTo(20 / 1.5, 9);
  });

  it('[CROP-02] [CROP-08] is drawn with its quarter turn, and its text stays upright', () => {
    const view = { ...WHOLE_VIEW, quarterTurn: 90 } as const;
    const { ops } = drawPage(page, content({ view, text: photoText('Sea', { width: 20, height: 10 }) }), { shaper, emptySlotColor: null });
    const frame = { x: 10, y: 10, width: 20, height: 10 };
    const { matrix } = placementOf(P1, { frame, front: frame }, view);
    const placed = placedOps(ops);
    expect(placed.find(({ op }) => op.op === 'image')?.matrix).toEqual(matrix);
    const glyphs = placed.find(({ op }) => op.op === 'glyphs');
    expect(glyphs?.matrix.slice(0, 4)).toEqual([1, 0, 0, 1]);
  });

  it('[LAYER-05] leaves an empty slot if it does not exist', () => {
    const lost = { ...content(), photos: [] };
    expect(drawPage(page, lost, SCREEN)).toEqual(drawPage(page, NOTHING, SCREEN));
  });

  it('is on a white card whose shadow points down at every tilt', () => {
    const tilted = pageWith([photoCellAt('img1', 10, 10, 20, 10, { tiltDeg: 90 })], { border: SMALL_BORDER });
    const placed = placedOps(drawPage(tilted, content(), PRINT).ops);
    const shadows = placed.filter(({ op }) => op.op === 'shadow');
    expect(shadows.map(({ op }) => op)).toMatchObject([
      { blur: 0.3, rect: { x: 10, y: 10, width: 20, height: 10 } },
      { blur: 0.15, rect: { x: 10, y: 10, width: 20, height: 10 } },
    ]);
    const boxes = shadows.map(({ matrix }) => boundsOf(transformPath(rectPath({ x: 10, y: 10, width: 20, height: 10 }), matrix)));
    expect(boxes[0]).toMatchObject({ x: 15, width: 10 });
    expect(boxes[0]?.y).toBeCloseTo(5.1, 9);
    expect(boxes[1]?.y).toBeCloseTo(5, 9);
    const card = placed.find(({ op }) => op.op === 'fill' && op.color === '#ffffff');
    expect(card && boundsOf(onPage(card))).toEqual({ x: 15, y: 5, width: 10, height: 20 });
  });

  it('[LAYER-01] is clipped to round corners and masks', () => {
    const round = drawPage(pageWith([photoCellAt('img1', 0, 0, 10, 10, { cornerRadius: 2 })]), content(), PRINT);
    expect(ofKind(round.ops, 'clip')[1]?.path.some(([letter]) => letter === 'C')).toBe(true);
  });

  it('shortens a text that does not fit for drawing only; the stored text stays complete', () => {
    const long = photoText('A very long text that was written for a much larger place than this one', { width: 60, height: 60 });
    const small = pageWith([photoCellAt('img1', 0, 0, 6, 4)]);
    const { ops } = drawPage(small, content({ text: long }), { shaper, emptySlotColor: null });
    const boxes = placedOps(ops)
      .filter(({ op }) => op.op === 'glyphs')
      .map((glyphs) => boundsOf(onPage(glyphs)));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes)
      expect([box.x >= 0, box.x + box.width <= 6, box.y >= 0, box.y + box.height <= 4]).toEqual([true, true, true, true]);
  });

  it.each([
    ['back1', '#ffffff'],
    ['back2', '#000000'],
  ] as const)('[TDATA-05] %s is a stripe of 35 %% %s behind each line', (background, color) => {
    const text = { ...photoText('First\nSecond line', { width: 20, height: 10 }), background };
    const ops = placedOps(drawPage(page, content({ text }), { shaper, emptySlotColor: null }).ops);
    const stripes = ops.filter(({ op }) => op.op === 'fill' && op.alpha === 0.35);
    const lines = ops.filter(({ op }) => op.op === 'glyphs');
    expect(stripes.map(({ op }) => op)).toMatchObject([{ color }, { color }]);
    expect(ops.indexOf(stripes[1] as Placed)).toBeLessThan(ops.indexOf(lines[0] as Placed));
    for (const [index, line] of lines.entries()) {
      const stripe = boundsOf(onPage(stripes[index] as Placed));
      const letters = boundsOf(onPage(line));
      expect([stripe.x < letters.x, stripe.y <= letters.y, stripe.y + stripe.height >= letters.y + letters.height]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

describe('shapes and boxes', () => {
  const shape = {
    kind: 'shape',
    slot: 'overlayshape1',
    x: 10,
    y: 10,
    width: 20,
    height: 20,
    printMargin: 0,
    defaultColor: '#0088cc',
    circles: [],
    rectangles: [],
  } as const;
  const figure = { x: 1, y: 2, width: 10, height: 8, isFilled: true, borderRadius: 0, borderWidth: 0 } as const;

  it('[TXML-18] [TXML-19] [LAYER-11] places figures relative to their shape, in its colour', () => {
    const page = pageWith([{ ...shape, rectangles: [figure], circles: [{ x: 0, y: 0, width: 4, height: 4 }] }]);
    expect(fills(drawPage(page, NOTHING, PRINT)).slice(1)).toEqual([
      ['#0088cc', { x: 11, y: 12, width: 10, height: 8 }],
      ['#0088cc', { x: 10, y: 10, width: 4, height: 4 }],
    ]);
  });

  it('[TXML-18] draws a rectangle that is not filled as a border of its width', () => {
    const page = pageWith([{ ...shape, rectangles: [{ ...figure, isFilled: false, borderWidth: 1, borderRadius: 2 }] }]);
    const [, ring] = ofKind(drawPage(page, NOTHING, PRINT).ops, 'fill');
    expect(areaOf(ring?.path ?? [])).toBeCloseTo(80 - 48 - (4 - Math.PI) * (4 - 1), 1);
  });

  it('[LAYER-15] [TXML-25] draws a box with a ground and a border, which may omit its sides or its corners', () => {
    const box = {
      kind: 'box',
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      border: true,
      borderWidth: 1,
      margin: 0,
      blockCorner: false,
      noSides: false,
      transparencyBorder: 0.5,
      color: '#000000',
      backgroundColor: '#fcfaf2',
    } as const;
    const drawn = (more = {}) => ofKind(drawPage(pageWith([{ ...box, ...more }]), NOTHING, PRINT).ops, 'fill').slice(1);
    expect(drawn().map(({ color, alpha, path }) => [color, alpha, Math.round(areaOf(path))])).toEqual([
      ['#fcfaf2', 1, 100],
      ['#000000', 0.5, 36],
    ]);
    expect(drawn({ noSides: true, backgroundColor: '' }).map(({ path }) => areaOf(path))).toEqual([10, 10]);
    expect(drawn({ blockCorner: true, backgroundColor: '' }).map(({ path }) => areaOf(path))).toEqual([8, 8, 8, 8]);
    expect(drawn({ border: false, margin: 2 }).map(({ path }) => boundsOf(path))).toEqual([{ x: 2, y: 2, width: 6, height: 6 }]);
    expect(drawn({ margin: 5 })).toEqual([]);
  });
});

describe('drawLayer', () => {
  it("draws exactly the layer's part of the page if photos do not touch", () => {
    const pages = DESIGNS.map((design) => ({ design, page: pageOf(design) })).filter(({ page }) => computeTraps(page).size === 0);
    expect(pages.length).toBeGreaterThan(2);
    for (const { design, page } of pages) {
      const collage = filled(collageOn(design), [P1, P2], ['img1', 'img3', 'imglarge']);
      const tools = { shaper, emptySlotColor: '#eeeeee' };
      const allOps = JSON.stringify(drawPage(page, collage, tools).ops);
      const parts = page.layers.flatMap((layer) => drawLayer(page, layer, collage, tools));
      expect(allOps).toContain(JSON.stringify(parts).slice(1, -1));
    }
  });

  it('pops every push, and stays within paintedBounds, the sheet and the open corners', () => {
    const cell = fc.record({
      x: fc.double({ min: -10, max: 50, noNaN: true }),
      y: fc.double({ min: -10, max: 40, noNaN: true }),
      width: fc.double({ min: 2, max: 30, noNaN: true }),
      height: fc.double({ min: 2, max: 30, noNaN: true }),
      tiltDeg: fc.integer({ min: -45, max: 45 }),
    });
    fc.assert(
      fc.property(cell, fc.boolean(), ({ x, y, width, height, tiltDeg }, hasBorder) => {
        const page = pageWith([photoCellAt('img1', x, y, width, height, { tiltDeg })], {
          material: 'CANVAS2CM',
          border: hasBorder ? SMALL_BORDER : null,
        });
        const [layer] = page.layers;
        if (!layer) throw new Error('no layer');
        const ops = drawLayer(page, layer, { ...NOTHING, photos: [P1], fills: { img1: fillWith('p1') } }, PRINT);
        expect(ops[0]).toEqual({ op: 'push' });
        expect(depths(ops)).toEqual(expect.objectContaining({ last: 0, least: 0 }));
        expectInk(page, ops, paintedBounds(layer));
      }),
      { numRuns: 200 },
    );
  });
});

describe('drawLayoutPreview', () => {
  it('[SIZE-26] shows every slot, and each text as a bar; as a sheet the wrap of a canvas under an overlay', () => {
    const page = pageOf(designOf({ material: 'CANVAS2CM', values: { hasText: 3 } }));
    expect(ofKind(drawLayoutPreview(page).ops, 'fill').some(({ alpha }) => alpha === 0.45)).toBe(false);
    const drawing = drawLayoutSheet(page);
    const fills = ofKind(drawing.ops, 'fill');
    for (const { frame } of photoLayers(page))
      expect(fills.some(({ path }) => JSON.stringify(path) === JSON.stringify(rectPath(frame)))).toBe(true);
    expect(fills.filter(({ color, alpha }) => color === '#8d8578' && alpha > 0.4)).toHaveLength(2);
    expect(fills.slice(-6, -4)).toMatchObject([
      { color: '#ffffff', alpha: 0.45 },
      { color: '#8d8578', alpha: 0.35 },
    ]);
    expect(boundsOf(fills.at(-5)?.path ?? [])).toEqual({ x: 0, y: 0, width: 50, height: 40 });
    expect(depths(drawing.ops)).toMatchObject({ last: 0 });
  });

  it('[SIZE-26] shows existing photos and texts, and the rest as before', () => {
    const design = designOf({ values: { numberVert: 2, numberHor: 1, hasText: 2 } });
    const collage = filled(collageOn(design), [P1], ['img1']);
    const { ops } = drawLayoutPreview(pageOf(design), collage, shaper);
    expect(ofKind(ops, 'image')).toMatchObject([{ picture: { kind: 'photo', id: P1.id } }]);
    expect(ofKind(ops, 'glyphs')).toMatchObject([{ text: 'YOUR COLLAGE TITLE' }]);
    const isBar = ({ color }: { color: string }) => color === '#8d8578';
    expect(ofKind(ops, 'fill').some(isBar)).toBe(false);
    expect(ofKind(drawLayoutPreview(pageOf(design), collage).ops, 'fill').filter(isBar)).toHaveLength(1);
    const second = photoLayers(pageOf(design))[1]?.frame;
    expect(
      ofKind(ops, 'fill').some(
        ({ path }) => JSON.stringify(path) === JSON.stringify(rectPath(second ?? { x: 0, y: 0, width: 0, height: 0 })),
      ),
    ).toBe(true);
  });
});

interface Placed {
  readonly op: DrawOp;
  readonly matrix: Matrix;
}

/** Each operation with its transform. */
function placedOps(ops: readonly DrawOp[]): readonly Placed[] {
  const stack: Matrix[] = [IDENTITY];
  return ops.map((op) => {
    const matrix = stack.at(-1) ?? IDENTITY;
    if (op.op === 'push') stack.push(matrix);
    else if (op.op === 'pop') stack.pop();
    else if (op.op === 'transform') stack[stack.length - 1] = multiply(matrix, op.matrix);
    return { op, matrix };
  });
}

function onPage({ op, matrix }: Placed): Path {
  return 'path' in op ? transformPath(op.path, matrix) : [];
}

function depths(ops: readonly DrawOp[]): { last: number; least: number } {
  let depth = 0;
  let least = 0;
  for (const { op } of ops) {
    if (op === 'push') depth++;
    else if (op === 'pop') least = Math.min(least, --depth);
  }
  return { last: depth, least };
}

/** On screen an empty slot leaves an outer push and pop without content. */
function withoutEmptyPairs(ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.filter(
    (op, index) => !(op.op === 'push' && ops[index + 1]?.op === 'pop') && !(op.op === 'pop' && ops[index - 1]?.op === 'push'),
  );
}

function expectInk(page: Page, ops: readonly DrawOp[], ink: { x: number; y: number; width: number; height: number }): void {
  const isClipped = ops[1]?.op === 'clip';
  for (const placed of placedOps(ops)) {
    if (placed.op.op !== 'fill' && placed.op.op !== 'shadow') continue;
    const reach = placed.op.op === 'shadow' ? 1.6 * placed.op.blur : 0;
    const path = placed.op.op === 'shadow' ? transformPath(rectPath(placed.op.rect), placed.matrix) : onPage(placed);
    const box = boundsOf(path);
    const inside =
      box.x - reach >= ink.x - 1e-9 &&
      box.y - reach >= ink.y - 1e-9 &&
      box.x + box.width + reach <= ink.x + ink.width + 1e-9 &&
      box.y + box.height + reach <= ink.y + ink.height + 1e-9;
    expect(inside).toBe(true);
  }
  if (isClipped) return;
  const { sheet } = page;
  expect(
    ink.x >= sheet.x - 1e-5 &&
      ink.y >= sheet.y - 1e-5 &&
      ink.x + ink.width <= sheet.x + sheet.width + 1e-5 &&
      ink.y + ink.height <= sheet.y + sheet.height + 1e-5,
  ).toBe(true);
}

/** Signed area by the nonzero winding rule, for contours that do not cross; curves are flattened. */
function areaOf(path: Path): number {
  let sum = 0;
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  const line = (to: readonly [number, number]) => {
    sum += pen[0] * to[1] - to[0] * pen[1];
    pen = to;
  };
  for (const step of path) {
    if (step[0] === 'M') {
      pen = [step[1], step[2]];
      start = pen;
    } else if (step[0] === 'L') line([step[1], step[2]]);
    else if (step[0] === 'Z') line(start);
    else {
      const [x0, y0] = pen;
      for (let t = 0.02; t < 1.001; t += 0.02) {
        const u = 1 - t;
        line([
          u ** 3 * x0 + 3 * u * u * t * step[1] + 3 * u * t * t * step[3] + t ** 3 * step[5],
          u ** 3 * y0 + 3 * u * u * t * step[2] + 3 * u * t * t * step[4] + t ** 3 * step[6],
        ]);
      }
    }
  }
  return Math.abs(sum / 2);
}
