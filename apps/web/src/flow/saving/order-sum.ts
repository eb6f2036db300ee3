import type { OrderDraftAnswer } from '@muro/api';
import { deliveryCents, type OrderTotal, orderTotal } from '@muro/domain';
import { type CartLine, offerOf } from './cart-line.ts';
import type { OrderFields } from './order-fields.ts';

type Way = OrderDraftAnswer['delivery'][number];

/** A way of delivery that goes to the chosen country, with its cost for these pieces. */
export interface OpenWay extends Pick<Way, 'id' | 'name' | 'days'> {
  readonly cents: number;
}

/** The ways that are open to an order; none as long as no country is chosen where one must be. */
export function openWays(lines: readonly CartLine[], { country }: Pick<OrderFields, 'country'>): readonly OpenWay[] {
  const drafts = lines.map(({ draft }) => draft);
  const [sale] = drafts;
  if (!sale || (sale.countries !== null && !sale.countries.includes(country))) return [];
  return sale.delivery.flatMap((way) => {
    const cents = deliveryCents(way, country, drafts);
    return cents === null ? [] : [{ id: way.id, name: way.name, days: way.days, cents }];
  });
}

/** The chosen way, or the first that is open. */
export function chosenWay(lines: readonly CartLine[], fields: Pick<OrderFields, 'country' | 'delivery'>): OpenWay | null {
  const ways = openWays(lines, fields);
  return ways.find(({ id }) => id === fields.delivery) ?? ways[0] ?? null;
}

/** What the order costs; null as long as a product or a way of delivery is missing. */
export function orderSum(lines: readonly CartLine[], fields: Pick<OrderFields, 'country' | 'delivery'>): OrderTotal | null {
  const way = chosenWay(lines, fields);
  return way && sumWith(lines, way);
}

/** What it costs at least, as long as nobody has said to which of the shop's countries it goes; null where that is not what is missing. */
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
