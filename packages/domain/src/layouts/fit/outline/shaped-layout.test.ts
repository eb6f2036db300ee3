import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, clipsOf, contextOf, documentOf, photosOf } from '../../../../test/layout-rules.ts';
import { isMaterialCode, MATERIALS } from '../../../catalogue/material.ts';
import { isInside } from '../../../geometry/overlap.ts';
import { areaOf, isPointInPath } from '../../../geometry/point-in-path.ts';
import { centreOf, grow, type Rect, trimRect } from '../../../geometry/rect.ts';
import { composePage } from '../../../page/compose-page.ts';
import { photoLayers } from '../../../page/slots.ts';
import { itemAt } from '../../../units/item-at.ts';
import { readTemplateXml, writeTemplateXml } from '../../../xml/template-xml.ts';
import { fit } from '../../fit.ts';
import { layoutFault } from '../../layout-fault.ts';
import type { GeneratorContext, LayoutBefore, LayoutPhoto } from '../../shared/generator.ts';
import type { TemplateDocument } from '../../template-document.ts';
import { touchingRects } from '../touching.ts';
import { FIT_OUTLINE } from './outline-figure.ts';

const { OUTLINE_HEART, OUTLINE_NUMBER } = FIT_OUTLINE;

/** Minimum visible share of a cell, relative to the mean and its wanted size. */
const MIN_SHOWN_SHARE = 0.35;

const mixed = (count: number): readonly LayoutPhoto[] =>
  Array.from({ length: count }, (_, index) => ({ aspect: [4 / 3, 3 / 4, 3 / 2, 1][index % 4] as number }));

const pageOf = (document: TemplateDocument) => composePage({ document, trim: document.layout.size, material: document.material });

/** Visible area of each photo, cm². */
function shownAreas(document: TemplateDocument): readonly number[] {
  return photoLayers(pageOf(document)).map(({ clip, frame }) => (clip ? areaOf(clip) : frame.width * frame.height));
}

function expectShaped(document: TemplateDocument, count: number, gutter: number): void {
  const photos = photosOf(document);
  expect(photos).toHaveLength(count);
  const page = trimRect(document.layout.size);
  photos.forEach((photo, index) => {
    expect(isInside(photo, page)).toBe(true);
    for (const other of photos.slice(index + 1)) expect(gapOf(photo, other)).toBeGreaterThan(gutter - 2e-4);
  });
  const areas = shownAreas(document);
  const mean = areas.reduce((sum, area) => sum + area, 0) / count;
  expect(Math.min(...areas) / mean).toBeGreaterThan(MIN_SHOWN_SHARE);
}

function gapOf(a: Rect, b: Rect): number {
  return Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
}

describe('fit inside an outline', () => {
  it(
    'has exactly one cell per photo inside any outline, of any size, material and number, and passes its own check',
    () => {
      const sides = fc.tuple(fc.integer({ min: 30, max: 140 }), fc.integer({ min: 30, max: 100 }));
      const material = fc.constantFrom(...Object.keys(MATERIALS).filter(isMaterialCode));
      const values = fc.record({
        photos: fc.integer({ min: 5, max: 60 }),
        outline: fc.constantFrom(OUTLINE_HEART, OUTLINE_NUMBER),
        numberValue: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 10, max: 99 }), fc.integer({ min: 100, max: 999 })),
        borderCM: fc.constantFrom(0, 0.2, 0.5),
        variant: fc.integer({ min: 1, max: 9 }),
        hasText: fc.constantFrom(0, 3, 5),
      });
      fc.assert(
        fc.property(sides, material, values, ([width, height], code, wanted) => {
          const document = documentOf(fit, contextOf(width, height, code), wanted);
          expectShaped(document, wanted.photos, Number(document.vals.borderCM));
          expect(layoutFault(document, { generator: fit, context: contextOf(width, height, code) })).toBeNull();
          expect(readTemplateXml(writeTemplateXml(document), { baseUrl: '/' })).toEqual(document);
        }),
        { numRuns: 25 },
      );
    },
    ANY_LAYOUT_MS,
  );

  it.each([1, 2, 3, 5, 9, 16, 25, 40, 60, 100])('fills a heart with %i photos whose visible parts lie inside it', (count) => {
    const document = documentOf(fit, { ...contextOf(50, 50), photos: mixed(count) }, { outline: OUTLINE_HEART });
    expectShaped(document, count, Number(document.vals.borderCM));
    for (const clip of clipsOf(document)) {
      const photo = photosOf(document).find(({ slot }) => slot === clip.slot) as Rect;
      expect([clip.x, clip.y, clip.width, clip.height]).toEqual([photo.x, photo.y, photo.width, photo.height]);
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 40, 100])('fills the number %i, and leaves its counters empty', (numberValue) => {
    for (const count of [9, 25]) {
      const document = documentOf(fit, { ...contextOf(60, 50), photos: mixed(count) }, { outline: OUTLINE_NUMBER, numberValue });
      expectShaped(document, count, Number(document.vals.borderCM));
    }
  });

  it('never covers the counter of a zero', () => {
    const document = documentOf(fit, contextOf(50, 50), { outline: OUTLINE_NUMBER, numberValue: 0, photos: 12 });
    const middle = { x: 25, y: 25 };
    for (const { clip, frame } of photoLayers(pageOf(document))) {
      const isIn = isInside({ ...middle, width: 0, height: 0 }, frame) && (clip === null || isPointInPath(clip, middle));
      expect(isIn).toBe(false);
    }
  });

  it('shows one photo across several digits if there are fewer photos than digits', () => {
    const document = documentOf(fit, contextOf(60, 40), { outline: OUTLINE_NUMBER, numberValue: 100, photos: 2 });
    expectShaped(document, 2, Number(document.vals.borderCM));
  });

  it('gives a favourite more area', () => {
    const photos = mixed(20).map((photo, index) => ({ ...photo, weight: index === 3 ? 4 : 1 }));
    const areas = shownAreas(documentOf(fit, { ...contextOf(50, 50), photos }, { outline: OUTLINE_HEART }));
    const others = areas.filter((_, index) => index !== 3).sort((a, b) => a - b);
    expect(itemAt(areas, 3)).toBeGreaterThan(2.5 * itemAt(others, 10));
  });

  it('keeps near-duplicates apart', () => {
    const photos = mixed(24).map((photo, index) => ({ ...photo, aspect: 4 / 3, duplicateGroup: index < 4 ? 1 : null }));
    const rects = photosOf(documentOf(fit, { ...contextOf(50, 50), photos }, { outline: OUTLINE_HEART }));
    const touching = touchingRects(rects, 0.5);
    for (const photo of [0, 1, 2, 3]) expect(touching[photo]?.filter((other) => other < 4)).toEqual([]);
  });

  it('hides controls that an outline does not support, and keeps their values', () => {
    const context = { ...contextOf(50, 50), photos: mixed(9) };
    const hidden = (outline: number) =>
      fit
        .controls(context, { ...fit.defaults, photos: 9, outline })
        .filter(({ isHidden }) => isHidden)
        .map(({ key }) => key);
    expect(hidden(0)).toEqual(['photos', 'numberValue']);
    expect(hidden(OUTLINE_HEART)).toEqual(['photos', 'numberValue', 'marginCM', 'order', 'whole']);
    expect(hidden(OUTLINE_NUMBER)).toEqual(['photos', 'marginCM', 'order', 'whole']);
  });

  it('refuses a document in which a mask shows more than its outline, or a photo is moved', () => {
    const document = documentOf(fit, contextOf(50, 50), { outline: OUTLINE_HEART, photos: 12 });
    const context = contextOf(50, 50);
    const changed = (change: (cell: TemplateDocument['layout']['cells'][number]) => unknown): TemplateDocument =>
      ({ ...document, layout: { ...document.layout, cells: document.layout.cells.map(change) } }) as TemplateDocument;
    expect(
      layoutFault(
        changed((cell) => (cell.kind === 'clip' ? { ...cell, path: 'M0 0H9V9H0Z' } : cell)),
        { generator: fit, context },
      ),
    ).toContain('layer');
    expect(
      layoutFault(
        changed((cell) => ('slot' in cell && cell.slot === 'img3' ? { ...cell, ...grow(cell, 1) } : cell)),
        { generator: fit, context },
      ),
    ).not.toBeNull();
    const uncut = { ...document, layout: { ...document.layout, cells: document.layout.cells.filter(({ kind }) => kind !== 'clip') } };
    expect(layoutFault(uncut, { generator: fit, context })).not.toBeNull();
  });
});

describe('a changed layout inside an outline', () => {
  const values = { outline: OUTLINE_HEART };
  const size = contextOf(50, 50);

  function changedLayout(
    from: TemplateDocument,
    photos: readonly LayoutPhoto[],
    before: Partial<LayoutBefore>,
    more: object = values,
  ): TemplateDocument {
    const rects = photosOf(from).map(({ x, y, width, height }) => ({ x, y, width, height }));
    const all = { rects, gutter: Number(from.vals.borderCM), photos: rects.map((_, index) => index), locked: [], ...before };
    const context: GeneratorContext = { ...size, photos, before: all };
    return documentOf(fit, context, more as typeof values);
  }

  const first = (photos: readonly LayoutPhoto[], wanted: object = values) => documentOf(fit, { ...size, photos }, wanted as typeof values);

  const moved = (from: readonly Rect[], to: readonly Rect[]) =>
    from.filter((rect, index) => {
      const [a, b] = [centreOf(rect), centreOf(itemAt(to, index))];
      return Math.hypot(a.x - b.x, a.y - b.y) > 0.5 * Math.sqrt(rect.width * rect.height);
    }).length;

  it('stays unchanged when photos of one shape are exchanged', () => {
    const photos = mixed(24);
    const from = first(photos);
    const order = photos.map((_, index) => (index === 0 ? 4 : index === 4 ? 0 : index));
    const to = changedLayout(from, photos, { photos: order, isMoved: true });
    const places = photosOf(from);
    photosOf(to).forEach((cell, photo) => {
      const { x, y, width, height } = itemAt(places, order.indexOf(photo));
      expect([cell.x, cell.y, cell.width, cell.height]).toEqual([x, y, width, height]);
    });
  });

  it('gives a rotated photo a cell of its new shape; most others keep their place, except after rotating a panorama', () => {
    const photos = mixed(16).map((photo, index) => (index === 5 ? { aspect: 3 } : photo));
    for (const turned of [5, 2, 8]) {
      const from = first(photos);
      const after = photos.map((photo, index) => (index === turned ? { aspect: 1 / photo.aspect } : photo));
      const to = changedLayout(from, after, {});
      const { width, height } = itemAt(photosOf(to), turned);
      const { aspect } = itemAt(after, turned);
      const cut = 1 - Math.min(width / height / aspect, aspect / (width / height));
      expect(cut, `photo ${turned}`).toBeLessThan(0.45);
      if (turned !== 5) expect(moved(photosOf(from), photosOf(to))).toBeLessThanOrEqual(6);
      expectShaped(to, 16, Number(to.vals.borderCM));
    }
  });

  it('keeps an exchange of two photos of different shapes', () => {
    const photos = mixed(16).map((photo, index) => (index === 5 ? { aspect: 3 } : photo));
    const from = first(photos);
    const order = photos.map((_, index) => (index === 5 ? 9 : index === 9 ? 5 : index));
    const to = changedLayout(from, photos, { photos: order, isMoved: true });
    const [was, is] = [photosOf(from), photosOf(to)].map((cells) => centreOf(itemAt(cells, 5)));
    expect(Math.hypot((was?.x ?? 0) - (is?.x ?? 0), (was?.y ?? 0) - (is?.y ?? 0))).toBeGreaterThan(2);
  });

  it.each([values, { outline: OUTLINE_NUMBER, numberValue: 40 }])('moves few photos when one is added or removed: %o', (wanted) => {
    const photos = mixed(25);
    const from = first(photos, wanted);
    const more = changedLayout(from, [...photos, { aspect: 4 / 3 }], {}, wanted);
    expectShaped(more, 26, Number(more.vals.borderCM));
    expect(moved(photosOf(from), photosOf(more))).toBeLessThanOrEqual(6);
    const less = changedLayout(from, photos.slice(0, 24), { photos: photos.map((_, index) => (index < 24 ? index : null)) }, wanted);
    expectShaped(less, 24, Number(less.vals.borderCM));
    expect(moved(photosOf(from).slice(0, 24), photosOf(less))).toBeLessThanOrEqual(6);
    expect(layoutFault(more, { generator: fit, context: size })).toBeNull();
    expect(layoutFault(less, { generator: fit, context: size })).toBeNull();
  });

  it('keeps the cells of locked photos exactly while others are added and removed', () => {
    const photos = mixed(20);
    const from = first(photos);
    const locked = [2, 7];
    const placed = photos.map((_, index) => (index === 19 ? null : index));
    for (const to of [
      changedLayout(from, [...photos, { aspect: 1 }], { locked }),
      changedLayout(from, photos.slice(0, 19), { locked, photos: placed }),
    ]) {
      for (const photo of locked) {
        const { x, y, width, height } = itemAt(photosOf(from), photo);
        expect(itemAt(photosOf(to), photo)).toMatchObject({ x, y, width, height });
      }
      expect(layoutFault(to, { generator: fit, context: size })).toBeNull();
    }
  });

  it('is computed again in another outline', () => {
    const photos = mixed(16);
    const from = first(photos);
    const to = changedLayout(from, photos, {}, { outline: OUTLINE_NUMBER, numberValue: 7 });
    expect(to.layout).toEqual(first(photos, { outline: OUTLINE_NUMBER, numberValue: 7 }).layout);
  });
});

describe('photos with faces inside an outline', () => {
  /** Share of each photo's cell that the outline cuts off. */
  function cutShares(photos: readonly LayoutPhoto[], outline: number): readonly number[] {
    const context: GeneratorContext = { size: { width: 50, height: 50 }, material: 'POSTER', siblings: [], photos };
    return photoLayers(pageOf(documentOf(fit, context, { ...fit.defaults, photos: photos.length, outline, borderCM: 0.3 })))
      .toSorted((a, b) => Number(a.slot.slice(3)) - Number(b.slot.slice(3)))
      .map(({ clip, frame }) => (clip ? 1 - areaOf(clip) / (frame.width * frame.height) : 0));
  }
  const meanOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;

  it.each([12, 24, 40])('are placed where the outline crops least: %i photos in a heart', (count) => {
    const hasFace = (photo: number) => photo % 3 === 0;
    const photos = mixed(count).map((photo, index) => ({ ...photo, lab: [(13 * index) % 100, 0, 0] as const, hasFaces: hasFace(index) }));
    const shares = cutShares(photos, OUTLINE_HEART);
    const facesCut = shares.filter((_, photo) => hasFace(photo));
    const others = shares.filter((_, photo) => !hasFace(photo));
    expect(meanOf(facesCut)).toBeLessThan(meanOf(others) / 2);
    expect(Math.max(...facesCut)).toBeLessThan(0.25);
  });
});
