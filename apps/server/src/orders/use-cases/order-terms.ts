import {
  ADDRESS_PARTS,
  type AddressRule,
  type ApiLocale,
  type InvoiceField,
  invoiceField,
  invoiceIn,
  type OrderRequest,
  type PostalAddress,
} from '@muro/api';
import { deliveryCents, grossCosts, normalizePostcode, type OrderTotal, orderTotal, type SizeCm } from '@muro/domain';
import type { ShopData, ShopDelivery } from '@muro/shop';
import type { ChosenDelivery } from '../../db/schema/order-parts.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { OrderTerms } from '../types/orders.ts';
import { type OrderCountry, orderCountry } from './order-country.ts';
import { termsOf } from './terms-of.ts';

/** Where an order goes and what was agreed about it. */
type TermsWish = Pick<OrderRequest, 'country' | 'postcode' | 'delivery' | 'agreedtotalcents' | 'acceptedwarnings' | InvoiceField>;

/** What is bought, as far as delivery and total need to know. */
export interface Goods {
  /** Of every piece; they travel together. */
  readonly sizes: readonly SizeCm[];
  readonly cents: number;
  readonly currency: string;
}

export interface AgreedTerms {
  readonly terms: OrderTerms & { readonly delivery: ChosenDelivery; readonly vatRate: number };
  readonly total: OrderTotal;
  readonly country: OrderCountry;
  /** As the country writes it. */
  readonly postcode: string;
  /** The terms in the buyer's language; '' where the shop has none. */
  readonly text: string;
}

/** Delivery, VAT and total of an order as the shop's data say at this moment, and whether the buyer saw that total. */
export function agreeTerms(shop: ShopData, request: TermsWish, locale: ApiLocale, goods: Goods): Result<AgreedTerms> {
  const country = orderCountry(shop, request.country, locale);
  if (!country) return refuse('ERROR_COUNTRY', { field: 'country' });
  const postcode = normalizePostcode(country.code, request.postcode);
  if (postcode === null) return refuse('ERROR_POSTCODE', { field: 'postcode' });
  const invoiceAddress = invoiceOf(shop, request, locale);
  if (!invoiceAddress.ok) return invoiceAddress;
  const way = chosenWay(shop, request.delivery, country.code, goods);
  if (!way) return refuse('ERROR_DELIVERY', { field: 'delivery' });
  const total = orderTotal(goods.cents, way.cents, shop.vat.rate);
  if (request.agreedtotalcents !== undefined && request.agreedtotalcents !== total.totalCents) return refuse('ERROR_TOTAL');
  const { id, names, days } = way.method;
  const { text, sha256 } = termsOf(shop, locale);
  return done({
    total,
    country,
    postcode,
    text,
    terms: {
      locale,
      delivery: { id, name: names[locale], days },
      deliveryCents: total.deliveryCents,
      vatRate: shop.vat.rate,
      vatCents: total.vatCents,
      isVatIncluded: true,
      invoiceAddress: invoiceAddress.value,
      termsSha256: sha256,
      acceptedWarnings: request.acceptedwarnings?.split(',') ?? [],
    },
  });
}

/** The named way, or the first that goes there. Costs in another money than the prices are no costs. */
function chosenWay(
  shop: ShopData,
  id: string | undefined,
  country: string,
  { sizes, currency }: Goods,
): { readonly method: ShopDelivery; readonly cents: number } | null {
  if (shop.currency !== null && shop.currency !== currency) return null;
  for (const method of shop.delivery) {
    const cents =
      id === undefined || id === method.id ? deliveryCents({ costs: grossCosts(method.costs, shop.vat) }, country, sizes) : null;
    if (cents !== null) return { method, cents };
  }
  return null;
}

function invoiceOf(
  { asksInvoiceAddress }: Pick<ShopData, 'asksInvoiceAddress'>,
  request: TermsWish,
  locale: ApiLocale,
): Result<PostalAddress | null> {
  const isMissing = ({ part }: AddressRule) => request[invoiceField(part)] === undefined;
  const given = ADDRESS_PARTS.find((rule) => !isMissing(rule));
  if (!given) return done(null);
  if (!asksInvoiceAddress) return refuse('ERROR_INVOICE', { field: invoiceField(given.part) });
  const missing = ADDRESS_PARTS.find((rule) => rule.isRequired && isMissing(rule));
  if (missing) return refuse('ERROR_BAD_REQUEST', { field: invoiceField(missing.part) });
  const address = invoiceIn(request);
  const country = orderCountry({ countries: null }, address.country, locale);
  const postcode = normalizePostcode(country?.code ?? '', address.postcode);
  if (postcode === null) return refuse('ERROR_POSTCODE', { field: invoiceField('postcode') });
  return done({ ...address, postcode, country: country?.kept ?? address.country });
}
