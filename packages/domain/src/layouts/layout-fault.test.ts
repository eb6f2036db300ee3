import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySize, contextOf, documentOf } from '../../test/layout-rules.ts';
import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { readTemplateXml, writeTemplateXml } from '../xml/template-xml.ts';
import { alleven } from './alleven.ts';
import { layoutFault } from './layout-fault.ts';
import { mosaiccross } from './mosaiccross.ts';
import { GENERATORS } from './registry.ts';
import type { Generator } from './shared/generator.ts';
import type { LayoutCell, PhotoCell } from './shared/layout.ts';
import type { TemplateDocument } from './template-document.ts';

const CONTEXT = contextOf(50, 40, 'POSTER');
const CLAIM = { generator: alleven, context: CONTEXT };
const good = documentOf(alleven, CONTEXT);

/** The document with its first photo changed. */
function withPhoto(document: TemplateDocument, change: Partial<PhotoCell>): TemplateDocument {
  return withCells(document, (cell) => (cell.kind === 'photo' && cell.slot === 'img1' ? { ...cell, ...change } : cell));
}

function withCells(document: TemplateDocument, change: (cell: LayoutCell) => LayoutCell): TemplateDocument {
  return { ...document, layout: { ...document.layout, cells: document.layout.cells.map(change) } };
}

describe('layoutFault', () => {
  it('accepts the layouts of every generator at any size and material, after a round trip through XML', () => {
    const anyCase = fc.tuple(fc.constantFrom(...GENERATORS), anySize, fc.constantFrom(...(Object.keys(MATERIALS) as MaterialCode[])));
    fc.assert(
      fc.property(anyCase, ([generator, { width, height }, material]) => {
        const context = contextOf(width, height, material);
        const document = documentOf(generator, context, { playfull: 1, hasText: 3 });
        const read = readTemplateXml(writeTemplateXml(document), { baseUrl: null });
        // Panels define their page size.
        expect(layoutFault(read, { generator, context: { ...context, size: read.layout.size } })).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('tolerates rounding, for engines whose sines differ in the last digits', () => {
    expect(layoutFault(withPhoto(good, { x: (good.layout.cells[1] as PhotoCell).x + 0.0004 }), CLAIM)).toBeNull();
  });

  const photos = good.layout.cells.filter((cell) => cell.kind === 'photo');
  const without = (slot: string) => good.layout.cells.filter((cell) => !('slot' in cell) || cell.slot !== slot);
  const withLayout = (layout: Partial<TemplateDocument['layout']>) => ({ ...good, layout: { ...good.layout, ...layout } });

  it.each<[string, TemplateDocument, string]>([
    ['an unknown generator', { ...good, design: 'unknown' }, "made by 'unknown'"],
    ['another generator', { ...good, design: 'single' }, "made by 'single'"],
    ['another material', { ...good, material: 'CANVAS4CM' }, "for material 'CANVAS4CM'"],
    ['a value out of its bounds', { ...good, vals: { ...good.vals, numberVert: '99' } }, "val 'numberVert'"],
    ['a value that is none', { ...good, vals: { ...good.vals, borderCM: 'wide' } }, "'wide' is not a number"],
    ['a value that it does not have', { ...good, vals: { ...good.vals, colour: '1' } }, "no value 'colour'"],
    ['another value than its cells', { ...good, vals: { ...good.vals, numberVert: '4' } }, 'layers, not'],
    ['another canvas', withLayout({ size: { width: 10, height: 10 } }), 'canvas is 10 x 10 cm'],
    ['a slot too small to print', withPhoto(good, { width: 0.001 }), 'slot img1 is 0.001'],
    ['a slot off the page', withPhoto(good, { x: 60 }), 'beyond the sheet'],
    ['a slot above the page', withPhoto(good, { y: -30 }), 'beyond the sheet'],
    ['a slot elsewhere', withPhoto(good, { x: 1 }), 'photo img1 is'],
    ['a turned slot', withPhoto(good, { tiltDeg: 12 }), 'photo img1 is'],
    ['a slot of another name', withPhoto(good, { slot: 'img77' }), 'photo img77'],
    ['a slot too few', withLayout({ cells: without('img3') }), `layers, not ${photos.length + 1}`],
    ['a slot too many', withLayout({ cells: [...good.layout.cells, { ...(photos[0] as PhotoCell), slot: 'img99' }] }), 'layers, not'],
    ['a background of its own', withCells(good, (cell) => (cell.kind === 'shape' ? { ...cell, defaultColor: '#ff0000' } : cell)), 'shape'],
    ['a border of its own', withLayout({ photoBorder: { type: 'modern', margins: [1, 1, 1, 1], card: 1, glow: 1, shadow: 1 } }), 'border'],
  ])('names %s', (_, document, reason) => {
    expect(layoutFault(document, CLAIM)).toContain(reason);
  });

  it("calls the generator's `verify` if it has one, and still checks the background", () => {
    const counted: Generator = {
      ...mosaiccross,
      verify: (_context, values, { cells }) => (cells.length === values.numberHor ? null : `${cells.length} photos`),
    };
    const claim = { generator: counted, context: CONTEXT };
    const document = documentOf(mosaiccross, CONTEXT);
    expect(layoutFault(withPhoto(document, { x: 1, width: 3 }), claim)).toBeNull();
    expect(layoutFault({ ...document, vals: { ...document.vals, numberHor: '7' } }, claim)).toBe('8 photos');
    const painted = withCells(document, (cell) => (cell.kind === 'shape' ? { ...cell, defaultColor: '#ff0000' } : cell));
    expect(layoutFault(painted, claim)).toBe('its background is another one');
  });
});
