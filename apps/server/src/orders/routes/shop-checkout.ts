import { createHash } from 'node:crypto';
import { PATHS, placeShopOrderCall, type ShopOrderRequest, shopReferenceCall } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import { type DescribeReferencePorts, describeReference } from '../use-cases/describe-reference.ts';
import { type PlaceShopOrderPorts, placeShopOrder } from '../use-cases/place-shop-order.ts';
import { shopRecordOf } from '../use-cases/shop-order-answer.ts';

interface CheckoutServices extends RouterServices, DescribeReferencePorts, PlaceShopOrderPorts {
  /** Notifies the print worker and the mail relay of a new order. */
  readonly onOrder: () => void;
}

/** Routes for the server of a shop with its own checkout. */
export function shopCheckoutRoutes(app: App, services: CheckoutServices): void {
  const { get, post } = createRouter(app, services);
  get(PATHS.shopReference, shopReferenceCall, ({ query }) => describeReference(services, query.reference));
  post(PATHS.shopOrders, placeShopOrderCall, async ({ reply, body, locale }) => {
    const result = await placeShopOrder(services, body, hashOf(body));
    if (!result.ok) return result;
    services.onOrder();
    if (result.value.isReplayed) reply.header('idempotent-replayed', 'true');
    return done(shopRecordOf(result.value.order, locale));
  });
}

/** Hashes a request. The schema has already ordered the fields of its lines. */
function hashOf(request: ShopOrderRequest): string {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
