import { NEW_SHOP_TEXTS } from '@muro/texts/shop';
import type { ShopData } from './shop-data.ts';

/** Shop without configuration: delivers everywhere for free, in the currency of the price list. */
export const TRIAL_SHOP: ShopData = {
  name: 'Muro',
  logo: null,
  contact: null,
  currency: null,
  vat: { rate: 2100, isIncluded: true },
  countries: null,
  delivery: [
    {
      id: 'parcel',
      names: NEW_SHOP_TEXTS.parcel,
      days: { from: 3, to: 5 },
      costs: [{ to: null, upToCm: null, cents: 0 }],
    },
  ],
  asksInvoiceAddress: false,
  graceMinutes: 0,
  withdrawal: {},
  hours: null,
  timeZone: 'UTC',
  checkoutUrl: null,
  texts: { terms: {}, privacy: {}, imprint: {} },
  isTrial: true,
};
