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
import { done, type Result, refuse } from '../../values/result.ts';
import type { OrderTerms } from '../types/orders.ts';
import { type OrderCountry, orderCountry } from './order-country.ts';
import { termsOf } from './terms-of.ts';

/** Fields of a request that determine the terms of the order. */
type TermsRequest = Pick<OrderRequest, 'country' | 'postcode' | 'delivery' | 'agreedtotalcents' | 'acceptedwarnings' | InvoiceField>;

/** The goods, as far as delivery and total depend on them. */
export interface OrderedGoods {
  /** Sizes of all pieces; they are sent together. */
  readonly sizes: readonly SizeCm[];
  readonly cents: number;
  readonly currency: string;
}

export interface AgreedTerms {
  readonly terms: OrderTerms & { readonly delivery: NonNullable<OrderTerms['delivery']>; readonly vatRate: number };
  readonly total: OrderTotal;
  readonly country: OrderCountry;
  /** Postcode in the format of the country. */
  readonly postcode: string;
  /** The terms in the buyer's language; '' if the shop has none. */
  readonly text: string;
}

/** Computes delivery, VAT and total of an order from the shop's present data; refused if the buyer agreed to another total. */
export function agreeTerms(shop: ShopData, request: TermsRequest, locale: ApiLocale, goods: OrderedGoods): Result<AgreedTerms> {
  const country = orderCountry(shop, request.country, locale);
  if (!country) return refuse('ERROR_COUNTRY', { field: 'country' });
  const postcode = normalizePostcode(country.code, request.postcode);
  if (postcode === null) return refuse('ERROR_POSTCODE', { field: 'postcode' });
  const invoiceAddress = invoiceOf(shop, request, locale);
  if (!invoiceAddress.ok) return invoiceAddress;
  const delivery = chosenDelivery(shop, request.delivery, country.code, goods);
  if (!delivery) return refuse('ERROR_DELIVERY', { field: 'delivery' });
  const total = orderTotal(goods.cents, delivery.cents, shop.vat.rate);
  if (request.agreedtotalcents !== undefined && request.agreedtotalcents !== total.totalCents) return refuse('ERROR_TOTAL');
  const { id, names, days } = delivery.method;
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

/**
 * Returns the named delivery method, or the first for the country; null if none applies. Costs in another currency than the prices are
 * ignored.
 */
function chosenDelivery(
  shop: ShopData,
  id: string | undefined,
  country: string,
  { sizes, currency }: OrderedGoods,
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
  request: TermsRequest,
  locale: ApiLocale,
): Result<PostalAddress | null> {
  const isMissing = ({ part }: AddressRule) => request[invoiceField(part)] === undefined;
  const firstFilled = ADDRESS_PARTS.find((rule) => !isMissing(rule));
  if (!firstFilled) return done(null);
  if (!asksInvoiceAddress) return refuse('ERROR_INVOICE', { field: invoiceField(firstFilled.part) });
  const missing = ADDRESS_PARTS.find((rule) => rule.isRequired && isMissing(rule));
  if (missing) return refuse('ERROR_BAD_REQUEST', { field: invoiceField(missing.part) });
  const address = invoiceIn(request);
  const country = orderCountry({ countries: null }, address.country, locale);
  const postcode = normalizePostcode(country?.code ?? '', address.postcode);
  if (postcode === null) return refuse('ERROR_POSTCODE', { field: invoiceField('postcode') });
  return done({ ...address, postcode, country: country?.stored ?? address.country });
}
