import { IDEMPOTENCY_HEADER, type OrderAnswer, type OrderDraftAnswer, type OrderRequest, PATHS, pathOf } from '@muro/api';
import { getJson, postJson } from './http.ts';

/** What would be ordered: the newest version of a collage. */
export function loadOrderDraft(collageId: string): Promise<OrderDraftAnswer> {
  return getJson<OrderDraftAnswer>(`${PATHS.orderDraft}?collageid=${encodeURIComponent(collageId)}`);
}

/** Places an order. The same key with the same request never orders twice. */
export function placeOrder(request: OrderRequest, key: string): Promise<OrderAnswer> {
  return postJson<OrderAnswer>(PATHS.orders, request, { [IDEMPOTENCY_HEADER]: key });
}

export function loadOrder(id: string): Promise<OrderAnswer> {
  return getJson<OrderAnswer>(pathOf(PATHS.order, { id }));
}
