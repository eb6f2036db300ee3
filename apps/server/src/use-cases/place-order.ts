import { type ApiLocale, addressIn, type OrderRequest } from '@muro/api';
import type { Catalogue, Layouts } from '../ports/catalogue.ts';
import type { Collages, IdempotencyKey } from '../ports/collages.ts';
import type { CheckoutFacts, Order, Orders, PlacedOrder } from '../ports/orders.ts';
import type { Shop } from '../ports/shop.ts';
import { type AgreedTerms, agreeTerms } from './order-terms.ts';
import { furtherLine, type OrderedLine, orderedLine, type WantedLine } from './ordered-line.ts';
import { done, type Result, refuse } from './result.ts';

export interface PlaceOrderPorts {
  readonly collages: Collages;
  readonly orders: Orders;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly shop: Shop;
  readonly newId: () => number;
  readonly mostOrders: number;
}

/** What is ordered and where it goes, by the cart or by the shop's own checkout. */
type Wish = Omit<OrderRequest, 'more' | 'idempotencykey' | keyof WantedLine>;

export interface PlaceOrderInput {
  readonly ownerId: number;
  readonly request: Wish;
  /** At least one. */
  readonly lines: readonly WantedLine[];
  /** The language in which the person orders. */
  readonly locale: ApiLocale;
  readonly idempotencyKey: IdempotencyKey | null;
  /** Null: it comes from the cart. */
  readonly checkout: (CheckoutFacts & { readonly isPaid: boolean }) | null;
}

const FROM_CART: CheckoutFacts = { shopNumber: null, shopRequestHash: null, isBuyerTold: true };

/** Orders the versions that the person saw. Sizes and prices are the server's, whatever the request says. */
export async function placeOrder(ports: PlaceOrderPorts, input: PlaceOrderInput): Promise<Result<PlacedOrder>> {
  const lines = await orderedLines(ports, input.ownerId, input.lines);
  if (!lines.ok) return lines;
  const order = orderOf(ports, input, lines.value);
  if (!order.ok) return order;
  const outcome = await ports.orders.place(order.value.order, {
    more: lines.value.slice(1).map(furtherLine),
    idempotencyKey: input.idempotencyKey,
    mostOrders: ports.mostOrders,
    terms: order.value.agreed.text,
    graceMinutes: ports.shop.data.graceMinutes,
    isPaid: input.checkout?.isPaid ?? false,
  });
  if (outcome.kind === 'other-content') return refuse(input.checkout ? 'ERROR_SHOP_NUMBER' : 'ERROR_SAME_KEY');
  if (outcome.kind === 'too-many') return refuse('ERROR_TOO_MANY', { retryAfterS: 60 });
  if (outcome.kind === 'full') return refuse('ERROR_ORDERS', { limit: ports.mostOrders });
  if (outcome.kind === 'unknown') return refuse('ERROR_NOT_FOUND');
  const placed = await ports.orders.find(input.ownerId, outcome.id);
  return placed ? done(placed) : refuse('ERROR_NOT_FOUND');
}

async function orderedLines(
  ports: PlaceOrderPorts,
  ownerId: number,
  wanted: readonly WantedLine[],
): Promise<Result<readonly OrderedLine[]>> {
  const lines: OrderedLine[] = [];
  for (const one of wanted) {
    const line = await orderedLine(ports, ownerId, one);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return done(lines);
}

interface Agreed {
  readonly order: Order;
  readonly agreed: AgreedTerms;
}

function orderOf(
  ports: PlaceOrderPorts,
  { ownerId, request, locale, checkout }: PlaceOrderInput,
  ordered: readonly OrderedLine[],
): Result<Agreed> {
  const [first] = ordered;
  if (!first) return refuse('ERROR_NOT_FOUND');
  const { currency } = ports.catalogue.prices;
  const lines = ordered.map(({ line }) => line);
  const cents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const agreed = agreeTerms(ports.shop.data, request, locale, { sizes: lines, cents, currency });
  if (!agreed.ok) return agreed;
  const { shopNumber, shopRequestHash, isBuyerTold } = checkout ?? FROM_CART;
  const order = {
    ...{ shopNumber, shopRequestHash, isBuyerTold },
    ...agreed.value.terms,
    ...first.line,
    id: ports.newId(),
    ownerId,
    totalCents: agreed.value.total.totalCents,
    currency,
    address: { ...addressIn(request), country: agreed.value.country.name, email: request.email },
    xml: first.xml,
  };
  return done({ order, agreed: agreed.value });
}
