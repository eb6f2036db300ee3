import type { OrderDraftAnswer } from '@muro/api';
import { deliveryCents, type OrderTotal, orderTotal } from '@muro/domain';
import type { OrderFields } from './order-fields.ts';

type Way = OrderDraftAnswer['delivery'][number];

/** A way of delivery that goes to the chosen country, with its cost for this piece. */
export interface OpenWay extends Pick<Way, 'id' | 'name' | 'days'> {
  readonly cents: number;
}

/** The ways that are open to an order; none as long as no country is chosen where one must be. */
export function openWays(draft: OrderDraftAnswer, { country }: Pick<OrderFields, 'country'>): readonly OpenWay[] {
  if (draft.countries !== null && !draft.countries.includes(country)) return [];
  return draft.delivery.flatMap((way) => {
    const cents = deliveryCents(way, country, [draft]);
    return cents === null ? [] : [{ id: way.id, name: way.name, days: way.days, cents }];
  });
}

/** The chosen way, or the first that is open. */
export function chosenWay(draft: OrderDraftAnswer, fields: Pick<OrderFields, 'country' | 'delivery'>): OpenWay | null {
  const ways = openWays(draft, fields);
  return ways.find(({ id }) => id === fields.delivery) ?? ways[0] ?? null;
}

/** What the order costs; null as long as a product or a way of delivery is missing. */
export function orderSum(draft: OrderDraftAnswer, fields: OrderFields): OrderTotal | null {
  const piece = draft.materials.find(({ material }) => material === fields.material);
  const way = chosenWay(draft, fields);
  if (!piece || !way) return null;
  return orderTotal(piece.priceCents * fields.quantity, way.cents, { rate: draft.vatRate, isIncluded: draft.isVatIncluded });
}
