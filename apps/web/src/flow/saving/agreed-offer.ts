import type { AgreedOffer } from '@muro/api';
import { type CartLine, offerOf } from './cart-line.ts';
import { chosenDelivery, type DeliveryChoice, orderSum } from './order-sum.ts';

/** Returns the terms that the cart shows above its order button; null if it shows no total. */
export function agreedOffer(lines: readonly CartLine[], fields: DeliveryChoice): AgreedOffer | null {
  const sum = orderSum(lines, fields);
  const delivery = chosenDelivery(lines, fields);
  const sale = lines[0]?.draft;
  if (!sum || !delivery || !sale) return null;
  const { currency, isVatIncluded, vatRate, terms } = sale;
  const { deliveryCents, vatCents, totalCents } = sum;
  return {
    lines: lines.flatMap((line) => {
      const offer = offerOf(line);
      return offer ? [{ priceCents: offer.priceCents, withdrawal: offer.withdrawal }] : [];
    }),
    delivery: { name: delivery.name, days: delivery.days },
    ...{ currency, isVatIncluded, vatRate, terms },
    ...{ deliveryCents, vatCents, totalCents },
  };
}
