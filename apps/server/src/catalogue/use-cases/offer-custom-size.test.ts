import { readDesignXml } from '@muro/domain';
import { expect, it } from 'vitest';
import { refusalSentence } from '../../http/send-refusal.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { offerCustomSize } from './offer-custom-size.ts';

const designOf = (generator: string) =>
  readDesignXml(
    `<template id="${generator}" name="A-B" width="50" height="50" materials="POSTER" source="gen:${generator}" hasCustomSize="true"/>`,
  );
const catalogue: Catalogue = {
  templates: [],
  prices: { currency: 'EUR', isVatIncluded: true, materials: { POSTER: { baseCents: 500, perSquareMetreCents: 4000 } } },
  template: (id) => designOf(id),
  cardMark: () => '',
  staticDesign: () => null,
};

it.each([
  ['heart', '25', 'Choose a square size from 30 x 30 cm to 100 x 100 cm.'],
  ['instagram', '15', 'Choose a square size from 20 x 20 cm to 100 x 100 cm.'],
])('[CUST-12] [CUST-15] a size that %s does not accept is refused with its bounds', (templateId, side, sentence) => {
  const offer = offerCustomSize(catalogue, { width: side, height: side, templateId }, 'en');
  expect(offer.ok ? offer : refusalSentence('en', offer.refusal)).toBe(sentence);
});

it('names both bounds in every language', () => {
  const offer = offerCustomSize(catalogue, { width: '25', height: '25', templateId: 'heart' }, 'en');
  for (const locale of ['nl', 'de', 'fr', 'it', 'es'] as const)
    expect(offer.ok ? '' : refusalSentence(locale, offer.refusal)).toMatch(/30 x 30 cm .*100 x 100 cm/);
});
