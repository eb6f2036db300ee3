import { type AreaPrice, PANEL_MATERIALS, type PanelPrice, type PriceList, SHEET_MATERIALS } from '@muro/domain';
import type { z } from 'zod';
import { eachKey, oneOf, strictObject, wholeNumber } from '../json/json-parts.ts';
import { type JsonFault, readJson } from '../json/read-json.ts';
import { currency } from './currency.ts';

/** Highest price of a base, square metre or panel, cents: the largest order of the largest size still fits a 32-bit integer. */
const MAX_CENTS = 8_000_000;

const cents = wholeNumber('cents', 0, MAX_CENTS);

const areaPrice = strictObject({ baseCents: cents, perSquareMetreCents: cents }).refine(
  ({ baseCents, perSquareMetreCents }) => baseCents + perSquareMetreCents > 0,
  { error: 'must be more than 0' },
) satisfies z.ZodType<AreaPrice>;

const panelPrice = strictObject({ perPanelCents: wholeNumber('cents', 1, MAX_CENTS) }) satisfies z.ZodType<PanelPrice>;

const MATERIALS = {
  ...eachKey(SHEET_MATERIALS, areaPrice.optional()),
  ...eachKey(PANEL_MATERIALS, panelPrice.optional()),
};

const priceFile = strictObject({
  currency,
  // Buyers always see final prices, so prices without VAT do not exist.
  vat: oneOf('included').optional(),
  materials: strictObject(MATERIALS).refine((prices) => Object.keys(prices).length > 0, { error: 'must have a price in it' }),
});

export interface ReadPrices {
  /** Null if the list cannot be used. Materials with a fault are omitted. */
  readonly prices: PriceList | null;
  readonly faults: readonly JsonFault[];
}

/** Reads a shop's `prices.json`. Amounts are whole cents, i.e. the smallest unit of the currency. */
export function readPrices(text: string): ReadPrices {
  const { value, faults } = readJson(text, priceFile, (path) => (path[0] === 'materials' && path.length > 1 ? path.slice(0, 2) : null));
  if (!value) return { prices: null, faults };
  const { currency, vat, materials } = value;
  return { prices: { currency, isVatIncluded: vat === 'included', materials: withoutGaps(materials) }, faults };
}

function withoutGaps(materials: z.infer<typeof priceFile>['materials']): PriceList['materials'] {
  return Object.fromEntries(Object.entries(materials).filter(([, price]) => price !== undefined));
}
