import { createHash } from 'node:crypto';
import { PATHS, placeShopOrderCall, type ShopOrderRequest, shopReferenceCall } from '@muro/api';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done } from '../../values/result.ts';
import { askReference } from '../use-cases/ask-reference.ts';
import { placeShopOrder } from '../use-cases/place-shop-order.ts';
import { shopRecordOf } from '../use-cases/shop-order-answer.ts';

/** What the server of a shop with its own checkout asks and orders. */
export function shopCheckoutRoutes(app: App, services: Services): void {
  app.get(PATHS.shopReference, { schema: shopReferenceCall }, async (request, reply) =>
    sendResult(request, reply, services, await askReference(services, request.query.reference)),
  );
  app.post(PATHS.shopOrders, { schema: placeShopOrderCall }, async (request, reply) => {
    const result = await placeShopOrder(services, request.body, hashOf(request.body));
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onOrder();
    if (result.value.isReplayed) reply.header('idempotent-replayed', 'true');
    return sendResult(request, reply, services, done(shopRecordOf(result.value.order, localeOf(request, services.locale))));
  });
}

/** The schema has put the fields of lines into its own order. */
function hashOf(request: ShopOrderRequest): string {
  const sorted = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
