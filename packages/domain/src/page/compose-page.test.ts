import { describe, expect, it } from 'vitest';
import { contextOf, documentOf } from '../../test/layout-rules.ts';
import { designOf, pageOf, pageWith, photoCellAt, SMALL_BORDER, staticDocument } from '../../test/page-builders.ts';
import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { boundsOf, rectPath } from '../geometry/path.ts';
import { findGenerator } from '../layouts/registry.ts';
import type { ClipCell, ShapeCell } from '../layouts/shared/layout.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { composePage } from './compose-page.ts';
import type { PhotoLayer } from './page.ts';
import { photoLayers, shapeLayers, textLayers } from './slots.ts';

/** Annex d3, nominal 50 x 40: sheet and overlay shape of each material. */
const SHEETS: readonly (readonly [MaterialCode, number, number, number])[] = [
  ['', 0, 50, 40],
  ['POSTER', 0.1, 50.2, 40.2],
  ['CANVAS2CM', 2.5, 55, 45],
  ['CANVAS4CM', 5, 60, 50],
  ['DIBOND', 0.3, 50.6, 40.6],
  ['PLEXI', 0.3, 50.6, 40.6],
  ['TILES', 0, 50, 40],
  ['TILESPERM', 0, 50, 40],
];

const clipCell = (more: Partial<ClipCell> = {}): ClipCell => ({
  kind: 'clip',
  slot: 'img1',
  x: 10,
  y: 10,
  width: 20,
  height: 10,
  state: true,
  viewportWidth: 100,
  viewportHeight: 100,
  path: 'M0 0 L100 0 L50 100 Z',
  outline: [['M', 0, 0], ['L', 100, 0], ['L', 50, 100], ['Z']],
  ...more,
});

const shapeCell = (more: Partial<ShapeCell> = {}): ShapeCell => ({
  kind: 'shape',
  slot: 'overlayshape1',
  x: -5,
  y: -5,
  width: 60,
  height: 50,
  printMargin: 5,
  defaultColor: '#ffffff',
  rectangles: [{ x: 0, y: 0, width: 60, height: 50, isFilled: true, borderRadius: 0, borderWidth: 0 }],
  circles: [],
  ...more,
});

describe('the sheet', () => {
  it.each(SHEETS)('[MAT-11] [MAT-12] %s: margin %d makes a sheet of %d x %d', (material, margin, width, height) => {
    const page = pageOf(designOf({ material }));
    expect(page.trim).toEqual({ width: 50, height: 40 });
    expect(page.bleed).toBe(margin);
    expect(page.sheet).toEqual({ x: 0 - margin, y: 0 - margin, width, height });
  });

  it('[MAT-13] only canvas has blocked corners: squares of the margin in the corners of the sheet', () => {
    const { blockedCorners } = pageOf(designOf({ material: 'CANVAS2CM' }));
    expect(blockedCorners).toEqual([
      { x: -2.5, y: -2.5, width: 2.5, height: 2.5 },
      { x: 50, y: -2.5, width: 2.5, height: 2.5 },
      { x: -2.5, y: 40, width: 2.5, height: 2.5 },
      { x: 50, y: 40, width: 2.5, height: 2.5 },
    ]);
    for (const [material] of SHEETS.filter(([code]) => !MATERIALS[code].isCanvas))
      expect(pageOf(designOf({ material })).blockedCorners).toEqual([]);
  });

  it.each([
    ['POSTER', 0.5, 0.6],
    ['DIBOND', 0.5, 0.8],
    ['PLEXI', 1, 1.3],
  ] as const)(
    '[MAT-14] [MAT-15] %s: margin %d begins %d cm from the sheet edge, so it is complete after cutting',
    (material, marginCM, inset) => {
      const page = pageOf(designOf({ material, values: { marginCM } }));
      const left = Math.min(...photoLayers(page).map(({ frame }) => frame.x));
      expect(left - page.sheet.x).toBeCloseTo(inset, 3);
    },
  );

  it('[TXML-16] [GXML-10] the background extends 5 cm beyond the trim on every material', () => {
    for (const [material] of SHEETS) {
      const [shape] = shapeLayers(pageOf(designOf({ material })));
      expect(shape).toMatchObject({ x: -5, y: -5, width: 60, height: 50 });
    }
  });

  it('[TXML-24] a page is flat by its material or because its design is tiles', () => {
    expect(pageOf(designOf({ material: 'POSTER' })).isFlat).toBe(true);
    expect(pageOf(designOf({ material: 'CANVAS2CM' })).isFlat).toBe(false);
    const tiles = { ...staticDocument({ width: 50, height: 40 }, []), design: 'tiles' };
    expect(composePage({ document: tiles, trim: { width: 50, height: 40 }, material: '' }).isFlat).toBe(true);
  });

  it('refuses an invalid size', () => {
    const document = staticDocument({ width: 50, height: 40 }, []);
    expect(() => composePage({ document, trim: { width: 0, height: 40 }, material: '' })).toThrow(
      'Expected a positive size for a page but received 0 x 40',
    );
  });
});

describe('layers', () => {
  it('[LAYER-01] [HOLDER-01] [HOLDER-04] photos and texts keep their names and their order; the frame is the cell', () => {
    const alleven = findGenerator('alleven');
    if (!alleven) throw new Error('no alleven');
    const document = documentOf(alleven, contextOf(50, 40), { hasText: 3 });
    const page = composePage({ document, trim: { width: 50, height: 40 }, material: '' });
    expect(photoLayers(page).map(({ slot }) => slot)).toEqual(Array.from({ length: photoLayers(page).length }, (_, i) => `img${i + 1}`));
    expect(textLayers(page).map(({ slot }) => slot)).toEqual(['txt1', 'txt2']);
    const cell = document.layout.cells.find((candidate) => candidate.kind === 'photo');
    const [first] = photoLayers(page);
    expect(first).toMatchObject({
      slot: 'img1',
      frame: { x: cell?.x, y: cell?.y, width: cell?.width, height: cell?.height },
      border: null,
      clip: null,
    });
    expect(first?.card).toEqual(first?.frame);
    expect(textLayers(page).find(({ slot }) => slot === 'txt2')).toMatchObject({ kind: 'text', editable: true });
  });

  it('with a border the cell is the card, and the frame is the area inside its margins', () => {
    const [layer] = photoLayers(pageWith([photoCellAt('img1', 10, 10, 20, 15)], { border: SMALL_BORDER }));
    expect(layer?.card).toEqual({ x: 10, y: 10, width: 20, height: 15 });
    expectRect(layer?.frame, { x: 10.4, y: 10.4, width: 19.2, height: 13.4 });
  });

  it('a border is at least as wide as its card, and leaves the photo two fifths of the cell', () => {
    const thin = { ...SMALL_BORDER, margins: [0, 0, 0, 0] as const };
    expectRect(photoLayers(pageWith([photoCellAt('img1', 0, 0, 10, 10)], { border: thin }))[0]?.frame, {
      x: 0.4,
      y: 0.4,
      width: 9.2,
      height: 9.2,
    });
    const wide = { ...SMALL_BORDER, margins: [9, 9, 9, 9] as const };
    expectRect(photoLayers(pageWith([photoCellAt('img1', 0, 0, 10, 20)], { border: wide }))[0]?.frame, { x: 3, y: 6, width: 4, height: 8 });
  });

  it('[TXML-13] [LAYER-14] a clip becomes the outline of the photo of its slot, stretched from its viewport to its rectangle', () => {
    const page = pageWith([photoCellAt('img1', 10, 10, 20, 10), photoCellAt('img2', 30, 10, 5, 5), clipCell()]);
    expect(page.layers.map(({ kind }) => kind)).toEqual(['photo', 'photo']);
    expect(page.layers[0]).toMatchObject({ clip: [['M', 10, 10], ['L', 30, 10], ['L', 20, 20], ['Z']] });
    expect((page.layers[1] as PhotoLayer).clip).toBeNull();
  });

  it('[TXML-23] generated simple, happy and modern designs have their texts 0.2 cm lower', () => {
    const text = { kind: 'text', slot: 'txt1', x: 0, y: 30, width: 50, height: 5, editable: true } as const;
    const document = staticDocument({ width: 50, height: 40 }, [text]);
    const topOf = (designer: string, design: string) =>
      textLayers(composePage({ document: { ...document, designer, design }, trim: { width: 50, height: 40 }, material: '' }))[0]?.frame.y;
    expect(['simple', 'happy', 'modern', 'box', 'alleven'].map((design) => topOf('generated', design))).toEqual([30.2, 30.2, 30.2, 30, 30]);
    expect(topOf('', 'simple')).toBe(30);
  });

  it('[TXML-25] the design box adds a frame on top: black or #fcfaf2, to the edge of the sheet, on canvas of the front', () => {
    const plain = staticDocument({ width: 50, height: 40 }, [photoCellAt('img1', 0, 0, 50, 40)]);
    const frameOn = (material: MaterialCode, more: Partial<TemplateDocument> = {}) =>
      composePage({ document: { ...plain, design: 'box', ...more }, trim: { width: 50, height: 40 }, material }).layers.at(-1);
    expect(frameOn('')).toMatchObject({ kind: 'box', x: 0, y: 0, width: 50, height: 40, borderWidth: 0.5, color: '#000000' });
    expect(frameOn('CANVAS2CM', { frameColor: '#fcfaf2' })).toMatchObject({ x: 0, width: 50, borderWidth: 0.5, color: '#fcfaf2' });
    const { margin } = MATERIALS.DIBOND;
    expect(frameOn('DIBOND')).toMatchObject({
      x: expect.closeTo(-margin),
      width: expect.closeTo(50 + 2 * margin),
      borderWidth: expect.closeTo(0.5 + margin),
    });
    expect(frameOn('', { design: 'modern' })?.kind).toBe('photo');
  });

  it('a clip shrinks with its photo into a border', () => {
    const border = { ...SMALL_BORDER, margins: [1, 1, 1, 1] as const };
    const [layer] = photoLayers(pageWith([photoCellAt('img1', 10, 10, 20, 10), clipCell()], { border }));
    expectRect(boundsOf(layer?.clip ?? []), { x: 11, y: 11, width: 18, height: 8 });
  });

  it('a clip whose state is off cuts nothing', () => {
    const [layer] = photoLayers(pageWith([photoCellAt('img1', 10, 10, 20, 10), clipCell({ state: false })]));
    expect(layer?.clip).toBeNull();
  });
});

describe('a layout made for another size', () => {
  const cells = [
    shapeCell(),
    photoCellAt('img1', 10, 10, 30, 20, { cornerRadius: 1, tiltDeg: 3 }),
    { kind: 'text', slot: 'txt1', x: 0, y: 35, width: 50, height: 5, editable: false } as const,
    {
      kind: 'box',
      x: 0,
      y: 0,
      width: 50,
      height: 40,
      border: true,
      borderWidth: 1,
      margin: 2,
      blockCorner: false,
      noSides: false,
      transparencyBorder: 1,
      color: '#000000',
      backgroundColor: '',
    } as const,
  ];
  const document = staticDocument({ width: 50, height: 40 }, cells, SMALL_BORDER);

  it('scales as a whole and is centred in the trim', () => {
    const page = composePage({ document, trim: { width: 120, height: 80 }, material: '' });
    const [layer] = photoLayers(page);
    expectRect(layer?.card, { x: 30, y: 20, width: 60, height: 40 });
    expect(layer).toMatchObject({ cornerRadius: 2, tiltDeg: 3 });
    expect(layer?.border).toMatchObject({ card: 0.8, shadow: 0.6, margins: [0.8, 0.8, 2.4, 0.8] });
    expectRect(textLayers(page)[0]?.frame, { x: 10, y: 70, width: 100, height: 10 });
    expect(page.layers.find(({ kind }) => kind === 'box')).toMatchObject({ x: 10, width: 100, borderWidth: 2, margin: 4 });
  });

  it('keeps the distance of a background beyond all edges of the trim', () => {
    const page = composePage({ document, trim: { width: 120, height: 80 }, material: '' });
    const [shape] = shapeLayers(page);
    expectRect(shape, { x: -5, y: -5, width: 130, height: 90 });
    expectRect(shape?.rectangles[0], { x: 0, y: 0, width: 130, height: 90 });
  });

  it('scales other shapes like the rest', () => {
    const small = shapeCell({
      x: 10,
      y: 10,
      width: 10,
      height: 10,
      circles: [{ x: 1, y: 1, width: 8, height: 8 }],
      rectangles: [{ x: 0, y: 0, width: 10, height: 10, isFilled: false, borderRadius: 1, borderWidth: 0.5 }],
    });
    const page = composePage({
      document: staticDocument({ width: 50, height: 40 }, [small]),
      trim: { width: 100, height: 80 },
      material: '',
    });
    expect(shapeLayers(page)[0]).toMatchObject({
      x: 20,
      width: 20,
      circles: [{ x: 2, y: 2, width: 16, height: 16 }],
      rectangles: [{ width: 20, borderRadius: 2, borderWidth: 1 }],
    });
  });

  it('leaves a layout of the same size unchanged', () => {
    const page = composePage({ document, trim: { width: 50, height: 40 }, material: '' });
    expect(page.layers[0]).toBe(cells[0]);
  });
});

function expectRect(rect: unknown, expected: { x: number; y: number; width: number; height: number }): void {
  const points = (value: unknown) => boundsOf(rectPath(value as typeof expected));
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(points(rect)[key]).toBeCloseTo(expected[key], 9);
}
