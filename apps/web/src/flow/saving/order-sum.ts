import type { OrderDraftAnswer } from '@muro/api';
import { deliveryCents, type OrderTotal, orderTotal } from '@muro/domain';
import { type CartLine, offerOf } from './cart-line.ts';
import type { OrderFields } from './order-fields.ts';

type Way = OrderDraftAnswer['delivery'][number];

/** A delivery method to the chosen country, with its cost for these pieces. */
export interface OpenWay extends Pick<Way, 'id' | 'name' | 'days'> {
  readonly cents: number;
}

/** Returns the delivery methods available to an order; none while a required country is not chosen. */
export function openWays(lines: readonly CartLine[], { country }: Pick<OrderFields, 'country'>): readonly OpenWay[] {
  const drafts = lines.map(({ draft }) => draft);
  const [sale] = drafts;
  if (!sale || (sale.countries !== null && !sale.countries.includes(country))) return [];
  return sale.delivery.flatMap((way) => {
    const cents = deliveryCents(way, country, drafts);
    return cents === null ? [] : [{ id: way.id, name: way.name, days: way.days, cents }];
  });
}

/** Returns the chosen delivery method, or the first available one. */
export function chosenWay(lines: readonly CartLine[], fields: Pick<OrderFields, 'country' | 'delivery'>): OpenWay | null {
  const ways = openWays(lines, fields);
  return ways.find(({ id }) => id === fields.delivery) ?? ways[0] ?? null;
}

/** Returns the order total; null while a product or a delivery method is missing. */
export function orderSum(lines: readonly CartLine[], fields: Pick<OrderFields, 'country' | 'delivery'>): OrderTotal | null {
  const way = chosenWay(lines, fields);
  return way && sumWith(lines, way);
}

/** Returns the minimum total while no country is chosen; null if a country is chosen or there is no delivery method. */
export function leastSum(lines: readonly CartLine[], { country }: Pick<OrderFields, 'country'>): OrderTotal | null {
  if (country !== '') return null;
  const ways = (lines[0]?.draft.countries ?? []).flatMap((code) => openWays(lines, { country: code }));
  const cheapest = ways.sort((one, other) => one.cents - other.cents)[0];
  return cheapest ? sumWith(lines, cheapest) : null;
}

function sumWith(lines: readonly CartLine[], { cents }: Pick<OpenWay, 'cents'>): OrderTotal | null {
  const sale = lines[0]?.draft;
  const goods = lines.reduce((sum, line) => sum + (offerOf(line)?.priceCents ?? Number.NaN) * line.quantity, 0);
  if (!sale || Number.isNaN(goods)) return null;
  return orderTotal(goods, cents, sale.vatRate);
}
