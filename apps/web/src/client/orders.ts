import { type CartAnswer, IDEMPOTENCY_HEADER, type OrderAnswer, type OrderDraftAnswer, type OrderRequest, PATHS, pathOf } from '@muro/api';
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

export function loadCart(): Promise<CartAnswer> {
  return getJson<CartAnswer>(PATHS.cart);
}

/** Puts a collage into the cart, or changes how it is to be ordered. */
export function fillCart(line: {
  readonly collageid: string;
  readonly material?: string;
  readonly quantity?: number;
}): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cart, line);
}

export function removeFromCart(collageid: string): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cartRemoval, { collageid });
}
