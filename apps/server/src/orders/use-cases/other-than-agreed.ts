import type { AgreedOffer, ApiErrorKey } from '@muro/api';

/** What a buyer is told when a part of the offer is another than they saw, and what that part is made of. */
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

/** The first part in which an offer is another than the one that the buyer agreed to; null where both are the same. */
export function otherThanAgreed(agreed: AgreedOffer, offer: AgreedOffer): ApiErrorKey | null {
  const other = PARTS.find(([, partsOf]) => JSON.stringify(partsOf(agreed)) !== JSON.stringify(partsOf(offer)));
  return other?.[0] ?? null;
}
