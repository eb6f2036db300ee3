import { expect, it } from 'vitest';
import type { MaterialCode } from './material.ts';
import type { PriceList } from './price.ts';
import { restrictToPriced } from './restrict-to-priced.ts';
import type { Template, TemplateSize } from './template.ts';

const prices: PriceList = {
  currency: 'EUR',
  isVatIncluded: true,
  materials: { POSTER: { baseCents: 500, perSquareMetreCents: 4000 }, TILES: { perPanelCents: 1495 } },
};

const size = (id: string, materials: readonly MaterialCode[], changes: Partial<TemplateSize> = {}): TemplateSize => ({
  ...{ id, width: 50, height: 40, materials, description: '', url: '', isCustom: false, hasCustomSize: false },
  ...changes,
});

const design = (materials: readonly MaterialCode[], children: readonly TemplateSize[], changes: Partial<Template> = {}): Template => ({
  ...size('1', materials),
  ...{ tags: [], name: 'Basic-Uno', thumbWidthPx: 0, thumbHeightPx: 0, shortInfo: '', leftInfo: '', source: 'gen:alleven' },
  ...{ isTileBased: false, isMaterialSpecific: false, visible: true, sizeUrl: '', labelUrl: '', preset: {}, children },
  ...changes,
});

const offered = (template: Template | null) =>
  template && [template.materials, template.children.map(({ id, materials }) => [id, materials])];

it('offers only materials with a price, and removes sizes without one', () => {
  const sizes = [size('11', ['POSTER', 'PLEXI']), size('12', ['PLEXI']), size('13', [])];
  expect(offered(restrictToPriced(design(['POSTER', 'PLEXI'], sizes), prices))).toEqual([
    ['POSTER'],
    [
      ['11', ['POSTER']],
      ['13', ['POSTER']],
    ],
  ]);
});

it('does not sell a design without a price', () => {
  expect(restrictToPriced(design(['PLEXI'], [size('11', ['PLEXI']), size('12', [])]), prices)).toBeNull();
  expect(restrictToPriced(design(['PLEXI'], []), prices)).toBeNull();
  expect(restrictToPriced(design([], []), prices)).toBeNull();
});

it('sells a design without children in its own size', () => {
  expect(offered(restrictToPriced(design(['DIBOND', 'POSTER'], []), prices))).toEqual([['POSTER'], []]);
});

it('[PRICE-06] prices panels by their number, or by the price in their description', () => {
  const panels = { width: 77.6, height: 38.8 };
  const tiles = (change: Partial<TemplateSize>, materials: readonly MaterialCode[]) =>
    restrictToPriced(design(materials, [size('11', [], { ...panels, ...change })], { ...panels, isTileBased: true }), prices);
  expect(offered(tiles({}, ['TILES', 'TILESPERM']))).toEqual([['TILES'], [['11', ['TILES']]]]);
  expect(offered(tiles({ description: '[TOTAL] x 12,50 = [TOTAL2]' }, ['TILESPERM']))).toEqual([['TILESPERM'], [['11', ['TILESPERM']]]]);
  expect(tiles({ width: 50 }, ['TILES'])).toBeNull();
});
