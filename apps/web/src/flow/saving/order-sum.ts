import type { OrderDraftAnswer } from '@muro/api';
import { deliveryCents, type OrderTotal, orderTotal } from '@muro/domain';
import { type CartLine, offerOf } from './cart-line.ts';

/** Fields of the order form that determine its delivery. */
export interface DeliveryChoice {
  readonly country: string;
  /** Id of the delivery method; '' for the first available one. */
  readonly delivery: string;
}

type DeliveryMethod = OrderDraftAnswer['delivery'][number];

/** A delivery method to the chosen country, with its cost for these pieces. */
export interface DeliveryOption extends Pick<DeliveryMethod, 'id' | 'name' | 'days'> {
  readonly cents: number;
}

/** Returns the delivery methods available to an order; none while a required country is not chosen. */
export function availableDelivery(lines: readonly CartLine[], { country }: Pick<DeliveryChoice, 'country'>): readonly DeliveryOption[] {
  const drafts = lines.map(({ draft }) => draft);
  const [sale] = drafts;
  if (!sale || (sale.countries !== null && !sale.countries.includes(country))) return [];
  return sale.delivery.flatMap((method) => {
    const cents = deliveryCents(method, country, drafts);
    return cents === null ? [] : [{ id: method.id, name: method.name, days: method.days, cents }];
  });
}

/** Returns the chosen delivery method, or the first available one. */
export function chosenDelivery(lines: readonly CartLine[], fields: DeliveryChoice): DeliveryOption | null {
  const options = availableDelivery(lines, fields);
  return options.find(({ id }) => id === fields.delivery) ?? options[0] ?? null;
}

/** Returns the order total; null while a product or a delivery method is missing. */
export function orderSum(lines: readonly CartLine[], fields: DeliveryChoice): OrderTotal | null {
  const option = chosenDelivery(lines, fields);
  return option && totalWithDelivery(lines, option);
}

/** Returns the minimum total while no country is chosen; null if a country is chosen or there is no delivery method. */
export function minimumTotal(lines: readonly CartLine[], { country }: Pick<DeliveryChoice, 'country'>): OrderTotal | null {
  if (country !== '') return null;
  const options = (lines[0]?.draft.countries ?? []).flatMap((code) => availableDelivery(lines, { country: code }));
  const cheapest = options.sort((a, b) => a.cents - b.cents)[0];
  return cheapest ? totalWithDelivery(lines, cheapest) : null;
}

/** Returns the lowest total while products or the country are missing; a line without a product counts on its cheapest material. */
export function lowestTotal(lines: readonly CartLine[], fields: DeliveryChoice): OrderTotal | null {
  const priced = lines.map((line) => (offerOf(line) ? line : { ...line, material: cheapestMaterial(line) }));
  return orderSum(priced, fields) ?? minimumTotal(priced, fields);
}

function cheapestMaterial({ draft }: CartLine): string {
  return draft.materials.toSorted((a, b) => a.priceCents - b.priceCents)[0]?.material ?? '';
}

function totalWithDelivery(lines: readonly CartLine[], { cents }: Pick<DeliveryOption, 'cents'>): OrderTotal | null {
  const sale = lines[0]?.draft;
  const goods = lines.reduce((sum, line) => sum + (offerOf(line)?.priceCents ?? Number.NaN) * line.quantity, 0);
  if (!sale || Number.isNaN(goods)) return null;
  return orderTotal(goods, cents, sale.vatRate);
}
