import { API_LOCALES, type ApiLocale } from '@muro/api';
import { type PriceList, readTemplateListXml, type Template, tilePriceText } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import type { CollageVersion } from '../../collages/types/collages.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { listXml } from './list-xml.ts';
import { orderChoice } from './order-choice.ts';

const PRICES: PriceList = {
  currency: 'EUR',
  isVatIncluded: true,
  materials: {
    POSTER: { baseCents: 500, perSquareMetreCents: 4000 },
    TILES: { perPanelCents: 1495 },
    TILESPERM: { perPanelCents: 1650 },
  },
};

const entry = (more: string, inner = '') =>
  `<template width="50" height="40" visible="true" name="a-b" materials="POSTER" source="gen:alleven" ${more}>${inner}</template>`;
const panels = (more: string, inner = '') =>
  `<template name="a-b" width="77.6" height="38.8" visible="true" source="gen:tiles" isTileBased="true" ${more}>${inner}</template>`;

function catalogueOf(entries: string, prices = PRICES): Catalogue {
  const { templates, faults } = readTemplateListXml(`<rsp><templates>${entries}</templates></rsp>`);
  expect(faults).toEqual([]);
  const template = (id: string) => templates.find((candidate) => candidate.id === id) ?? null;
  return { templates, prices, template, cardMark: () => 'mark', staticDesign: () => null };
}

/** Replaces the no-break spaces in prices by plain ones. */
const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

function listedTemplate(locale: ApiLocale, catalogue: Catalogue): Template {
  return readTemplateListXml(listXml(catalogue, locale)).templates[0] as Template;
}

describe('a design without sizes', () => {
  const catalogue = catalogueOf(entry('id="1"', '<description>Our &lt;b&gt;best&lt;/b&gt;.&lt;br&gt;Really.</description>'));

  it.each([
    ['nl', 'vanaf € 13,00', '<b>Prijzen</b> (incl. btw)<br>Poster: € 13,00'],
    ['en', 'from €13.00', '<b>Prices</b> (incl. VAT)<br>Poster: €13.00'],
    ['de', 'ab 13,00 €', '<b>Preise</b> (inkl. MwSt.)<br>Poster: 13,00 €'],
    ['fr', 'dès 13,00 €', '<b>Prix</b> (TTC)<br>Poster : 13,00 €'],
    ['it', 'da 13,00 €', '<b>Prezzi</b> (IVA inclusa)<br>Poster: 13,00 €'],
    ['es', 'desde 13,00 €', '<b>Precios</b> (IVA incl.)<br>Póster: 13,00 €'],
  ] as const)('[PRICE-01] [CAT-21] has a price and a size in %s', (locale, from, price) => {
    const { shortInfo, leftInfo, children, description } = listedTemplate(locale, catalogue);
    expect([shortInfo, withPlainSpaces(leftInfo)]).toEqual(['50 x 40 cm', from]);
    expect(children.map((child) => [child.id, withPlainSpaces(child.description)])).toEqual([['1', price]]);
    expect(description).toBe('Our <b>best</b>.<br>Really.');
  });

  it('has a narrow space before the colon in French', () => {
    expect(listedTemplate('fr', catalogue).children[0]?.description).toContain('Poster\u202f: ');
  });

  it('keeps a price text of its own', () => {
    const catalogue = catalogueOf(entry('id="1" description="Nice. &lt;b&gt;Preise&lt;/b&gt;: 12,00"'));
    expect(listedTemplate('de', catalogue).children[0]?.description).toBe('Nice. <b>Preise</b>: 12,00');
  });
});

describe('panels', () => {
  it.each([
    ['nl', '€ 14,95 per tegel', '<b>Prijzen</b> (incl. btw)<br>8 × € 14,95 = € 119,60'],
    ['en', '€14.95 per tile', '<b>Prices</b> (incl. VAT)<br>8 × €14.95 = €119.60'],
    ['de', '14,95 € pro Kachel', '<b>Preise</b> (inkl. MwSt.)<br>8 × 14,95 € = 119,60 €'],
    ['fr', '14,95 € par panneau', '<b>Prix</b> (TTC)<br>8 × 14,95 € = 119,60 €'],
    ['it', '14,95 € a pannello', '<b>Prezzi</b> (IVA inclusa)<br>8 × 14,95 € = 119,60 €'],
    ['es', '14,95 € por panel', '<b>Precios</b> (IVA incl.)<br>8 × 14,95 € = 119,60 €'],
  ] as const)('[PRICE-03] [CAT-21] have a price and a size on their card and their page, as %s writes them', (locale, card, price) => {
    const { shortInfo, leftInfo, children } = listedTemplate(locale, catalogueOf(panels('id="1" materials="TILES"')));
    expect([shortInfo, withPlainSpaces(leftInfo)]).toEqual(['18 x 18 cm', card]);
    const write = (cents: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
    expect(withPlainSpaces(tilePriceText(children[0]?.description ?? '', 8, write))).toBe(price);
  });

  it('of two materials have two prices, each counted by itself', () => {
    const text = listedTemplate('en', catalogueOf(panels('id="1" materials="TILES,TILESPERM"'))).children[0]?.description ?? '';
    expect(tilePriceText(text, 9).split('<br>').slice(1)).toEqual(['Tiles: 9 × €14.95 = €134,55', 'Tiles, fixed: 9 × €16.50 = €148,50']);
  });

  it.each(API_LOCALES)('that cost thousands, or have no cents, are counted rightly in %s', (locale) => {
    const expensive = { ...PRICES, materials: { TILES: { perPanelCents: 149_550 } } };
    const text = listedTemplate(locale, catalogueOf(panels('id="1" materials="TILES"'), expensive)).children[0]?.description ?? '';
    expect(tilePriceText(text, 2)).toContain('2991,00');
    const yen = { ...PRICES, currency: 'JPY', materials: { TILES: { perPanelCents: 1500 } } };
    const inYen = listedTemplate(locale, catalogueOf(panels('id="1" materials="TILES"'), yen)).children[0]?.description ?? '';
    expect(tilePriceText(inYen, 2)).toMatch(/= .*3000/);
    expect(tilePriceText(inYen, 2)).not.toContain('3000,00');
  });

  it('with a price of their own are sold at that price', () => {
    const catalogue = catalogueOf(panels('id="1" materials="TILES" description="[TOTAL] x 12,50 € = [TOTAL2] €"'));
    expect(listedTemplate('nl', catalogue).children[0]?.description).toBe('[TOTAL] x 12,50 € = [TOTAL2] €');
    expect(withPlainSpaces(listedTemplate('nl', catalogue).leftInfo)).toBe('€ 12,50 per tegel');
    const collage = { templateId: '1', childTemplateId: '1', width: 77.6, height: 38.8, material: '' } as CollageVersion;
    expect(orderChoice(catalogue, collage).prices).toEqual([{ material: 'TILES', priceCents: 8 * 1250 }]);
    expect(orderChoice(catalogueOf(panels('id="1" materials="TILES"')), collage).prices).toEqual([
      { material: 'TILES', priceCents: 8 * 1495 },
    ]);
  });
});

it('[CAT-21] the description of a design stays, and its card is cached until it changes', () => {
  const template = listedTemplate('en', catalogueOf(entry('id="1" shortInfo="Any size" leftInfo="Ask us" url="/templates/1/card.jpg"')));
  expect([template.shortInfo, template.leftInfo, template.url]).toEqual(['Any size', 'Ask us', '/templates/1/card.jpg?v=mark']);
  expect(listedTemplate('en', catalogueOf(entry('id="1"'))).url).toBe('/templates/1/card.jpg?v=mark');
  expect(listedTemplate('en', catalogueOf(entry('id="1" url="/templates/1/own.png"'))).url).toBe('/templates/1/own.png');
});
