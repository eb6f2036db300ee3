import { describe, expect, it } from 'vitest';
import { contextOf, documentOf, photosOf } from '../../../test/layout-rules.ts';
import { fit } from '../fit.ts';
import { layoutFault } from '../layout-fault.ts';
import type { LayoutCell, PhotoCell } from '../shared/layout.ts';
import type { TemplateDocument } from '../template-document.ts';

const CONTEXT = contextOf(50, 40, 'POSTER');
const VALUES = { photos: 9, borderCM: 0.5, marginCM: 1, hasText: 1 };
const good = documentOf(fit, CONTEXT, VALUES);
const faultOf = (document: TemplateDocument) => layoutFault(document, { generator: fit, context: CONTEXT });

const withCells = (document: TemplateDocument, cells: readonly LayoutCell[]): TemplateDocument => ({
  ...document,
  layout: { ...document.layout, cells },
});

/** The document with the photos in these slots changed. */
function changed(change: (cell: PhotoCell) => Partial<PhotoCell> | null, document = good): TemplateDocument {
  return withCells(
    document,
    document.layout.cells.flatMap((cell) => {
      const shift = cell.kind === 'photo' ? change(cell) : {};
      return shift === null ? [] : [{ ...cell, ...shift } as LayoutCell];
    }),
  );
}

const only = (slot: string, change: (cell: PhotoCell) => Partial<PhotoCell> | null) =>
  changed((cell) => (cell.slot === slot ? change(cell) : {}));

describe('invalid Fit layouts', () => {
  it('accepts the generated layout, also with swapped photos', () => {
    expect(faultOf(good)).toBeNull();
    const [first, second] = photosOf(good) as readonly [PhotoCell, PhotoCell];
    const placeOf = ({ x, y, width, height }: PhotoCell) => ({ x, y, width, height });
    const exchanged = changed(({ slot }) => (slot === 'img1' ? placeOf(second) : slot === 'img2' ? placeOf(first) : {}));
    expect(faultOf(exchanged)).toBeNull();
  });

  it.each<[string, TemplateDocument, string]>([
    ['a photo that lies over its neighbour', only('img1', ({ width }) => ({ width: width + 1 })), 'cut apart'],
    ['a hole', only('img5', ({ width }) => ({ width: width - 1 })), 'cut apart'],
    ['photos that leave the margin', changed(({ x }) => ({ x: x - 0.3 })), 'take'],
    ['other gutters than it says', { ...good, vals: { ...good.vals, borderCM: '0.8' } }, 'gutters of 0.8 cm'],
    ['another margin than it says', withMargin('0.5'), 'take'],
    ['a photo too few', only('img9', () => null), 'layers, not 9 photos'],
    ['more photos than it says', { ...good, vals: { ...good.vals, photos: '8' } }, 'layers, not 8 photos'],
    ['a slot of another name', only('img4', () => ({ slot: 'img40' })), 'is not a plain photo img4'],
    ['a turned photo', only('img4', () => ({ tiltDeg: 2 })), 'is not a plain photo img4'],
    ['a title that is elsewhere', withCells(good, good.layout.cells.map(lowerText)), 'text txt1 is not where'],
    ['gaps where every photo is said to be whole', changed(({ y }) => ({ y: y + 0.3 }), whole(1)), 'take'],
  ])('names %s', (_, document, reason) => {
    expect(faultOf(document)).toContain(reason);
  });

  it('accepts equal margins on two sides for uncut photos only', () => {
    expect(faultOf(whole(1))).toBeNull();
    expect(faultOf({ ...whole(1), vals: { ...whole(1).vals, whole: '0' } })).toContain('take');
  });
});

const lowerText = (cell: LayoutCell): LayoutCell => (cell.kind === 'text' ? { ...cell, y: cell.y - 0.5 } : cell);

function whole(value: 0 | 1): TemplateDocument {
  return documentOf(fit, CONTEXT, { ...VALUES, photos: 3, whole: value });
}

function withMargin(marginCM: string): TemplateDocument {
  const document = documentOf(fit, CONTEXT, { ...VALUES, hasText: 0 });
  return { ...document, vals: { ...document.vals, marginCM } };
}
