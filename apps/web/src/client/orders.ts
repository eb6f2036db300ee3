import { type CartAnswer, IDEMPOTENCY_HEADER, type OrderAnswer, type OrderDraftAnswer, type OrderRequest, PATHS, pathOf } from '@muro/api';
import { getJson, postJson } from './http.ts';

/** Returns what would be ordered: a version of a collage, the newest if none is named. */
export function loadOrderDraft(collageid: string, version: number | null): Promise<OrderDraftAnswer> {
  const query = new URLSearchParams({ collageid, ...(version !== null && { version: String(version) }) });
  return getJson<OrderDraftAnswer>(`${PATHS.orderDraft}?${query}`);
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
  readonly line?: number;
  readonly material?: string;
  readonly quantity?: number;
}): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cart, line);
}

/** Puts every collage of an earlier order into the cart, as it was ordered. */
export function fillCartAgain(orderid: string): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cartAgain, { orderid });
}

export function removeFromCart(line: { readonly collageid: string; readonly line?: number }): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cartRemoval, line);
}
