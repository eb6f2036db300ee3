import { type ApiLocale, addressLines, countryText, LOCALE_TAGS, type PostalAddress, storedCountry } from '@muro/api';
import { type MaterialCode, namePart } from '@muro/domain';
import { MATERIAL_NAMES, FACT_TEXTS as SAY } from '@muro/texts/all';
import type { OrderLine, PlacedOrder } from '../../orders/types/orders.ts';
import { labelled } from '../../texts/labelled.ts';
import { money } from '../../texts/money.ts';
import { textIn } from '../../texts/text.ts';

/** A label with one or more lines. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
  /** Time that the line states, for pages that show it in the reader's own time zone. */
  readonly moment?: Date;
  readonly isStrong?: boolean;
}

/** Returns '2 × Even, 50 x 40 cm, Poster', followed by the number of further lines. */
export function whatText({ lines: [first, ...more] }: PlacedOrder, locale: ApiLocale): string {
  return `${first ? lineText(first, locale) : ''}${more.length > 0 ? ` + ${more.length}` : ''}`;
}

/** Returns '2 × Even, 50 x 40 cm, Poster'. */
export function lineText({ quantity, design, width, height, material }: OrderLine, locale: ApiLocale): string {
  const size = `${width.toLocaleString(LOCALE_TAGS[locale])} x ${height.toLocaleString(LOCALE_TAGS[locale])} cm`;
  return `${quantity} × ${namePart(design)}, ${size}, ${MATERIAL_NAMES[material as MaterialCode]?.[locale] ?? material}`;
}

/** Returns each line of an order; with several lines each has its price. */
function lineTexts({ lines, currency }: PlacedOrder, locale: ApiLocale): readonly string[] {
  if (lines.length === 1) return lines.map((line) => lineText(line, locale));
  return lines.map((line) => labelled(locale, lineText(line, locale), money(line.priceCents * line.quantity, currency, locale)));
}

/** Returns order number, date and order lines. */
export function headFacts(order: PlacedOrder, locale: ApiLocale, timeZone: string): readonly Fact[] {
  return [
    { label: SAY.number[locale], lines: [String(order.id)] },
    ...(order.shopNumber === null ? [] : [{ label: SAY.shopNumber[locale], lines: [order.shopNumber] }]),
    { label: SAY.date[locale], lines: [momentText(order.createdAt, locale, timeZone)], moment: order.createdAt },
    { label: SAY.what[locale], lines: lineTexts(order, locale) },
  ];
}

/** Returns the agreed prices and the VAT. */
export function priceFacts(order: PlacedOrder, locale: ApiLocale): readonly Fact[] {
  const { currency, deliveryCents, vatCents, vatRate, isVatIncluded, totalCents } = order;
  const amount = (cents: number) => [money(cents, currency, locale)];
  const rate = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent', maximumFractionDigits: 2 }).format((vatRate ?? 0) / 10_000);
  const vatText = isVatIncluded ? SAY.vatIncluded : SAY.vatAdded;
  const vat = vatRate === null ? [] : [{ label: textIn(locale, vatText, { rate }), lines: amount(vatCents) }];
  const total = { label: SAY.total[locale], lines: amount(totalCents), isStrong: true };
  return [
    { label: SAY.price[locale], lines: amount(order.lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)) },
    { label: SAY.shipping[locale], lines: amount(deliveryCents) },
    ...(isVatIncluded ? [total, ...vat] : [...vat, total]),
    { label: SAY.payment[locale], lines: [(order.shopNumber === null ? SAY.onInvoice : SAY.throughShop)[locale]] },
  ];
}

/** Returns an address for the shop, with the country code. */
export function shopAddressLines(address: PostalAddress, locale: ApiLocale): readonly string[] {
  const code = storedCountry(address.country);
  const name = countryText(code, locale);
  const lines = addressLines({ ...address, country: '' }, locale);
  return name === code ? [...lines, code] : [...lines, `${name} (${code})`];
}

/** Returns the addresses and the delivery method. */
export function deliveryFacts(
  order: PlacedOrder,
  locale: ApiLocale,
  linesOf: (address: PostalAddress, locale: ApiLocale) => readonly string[] = addressLines,
): readonly Fact[] {
  const { delivery, invoiceAddress } = order;
  return [
    { label: SAY.to[locale], lines: linesOf(order.address, locale) },
    ...(delivery ? [{ label: SAY.way[locale], lines: [deliveryText(delivery, locale)] }] : []),
    ...(invoiceAddress ? [{ label: SAY.invoice[locale], lines: linesOf(invoiceAddress, locale) }] : []),
  ];
}

function deliveryText({ name, days: { from, to } }: NonNullable<PlacedOrder['delivery']>, locale: ApiLocale): string {
  const time = textIn(locale, SAY.days, { count: to, days: from === to ? String(to) : `${from}–${to}` });
  return `${name}, ${time}`;
}

/** Formats a time with its time zone, because a mail may be read in another one. */
export const momentText = (moment: Date, locale: ApiLocale, timeZone: string): string =>
  moment.toLocaleString(LOCALE_TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
