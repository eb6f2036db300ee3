import type { AgreedOffer, ApiErrorKey } from '@muro/api';

/** Parts of an offer, each with the error that reports a difference and the values that are compared. */
const PARTS: readonly (readonly [ApiErrorKey, (offer: AgreedOffer) => readonly unknown[]])[] = [
  [
    'ERROR_TOTAL',
    ({ lines, currency, deliveryCents, isVatIncluded, vatRate, vatCents, totalCents }) => [
      ...lines.map(({ priceCents }) => priceCents),
      ...[currency, deliveryCents, isVatIncluded, vatRate, vatCents, totalCents],
    ],
  ],
  ['ERROR_AGREED_DELIVERY', ({ delivery: { name, days } }) => [name, days.from, days.to]],
  ['ERROR_AGREED_WITHDRAWAL', ({ lines }) => lines.map(({ withdrawal }) => withdrawal)],
  ['ERROR_AGREED_TERMS', ({ terms }) => [terms]],
];

/** Returns the error of the first part in which an offer differs from what the buyer agreed to; null if there is none. */
export function firstChangedTerm(agreed: AgreedOffer, offer: AgreedOffer): ApiErrorKey | null {
  const other = PARTS.find(([, partsOf]) => JSON.stringify(partsOf(agreed)) !== JSON.stringify(partsOf(offer)));
  return other?.[0] ?? null;
}
