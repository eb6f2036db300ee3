import { type CartAnswer, IDEMPOTENCY_HEADER, type OrderAnswer, type OrderDraftAnswer, type OrderRequest, PATHS, pathOf } from '@muro/api';
import { getJson, postJson } from './http.ts';

/** Loads the order draft for a version of a collage; for the newest version if `version` is null. */
export function loadOrderDraft(collageid: string, version: number | null): Promise<OrderDraftAnswer> {
  const query = new URLSearchParams({ collageid, ...(version !== null && { version: String(version) }) });
  return getJson<OrderDraftAnswer>(`${PATHS.orderDraft}?${query}`);
}

/** Places an order. Idempotent: the same key with the same request orders only once. */
export function placeOrder(request: OrderRequest, key: string): Promise<OrderAnswer> {
  return postJson<OrderAnswer>(PATHS.orders, request, { [IDEMPOTENCY_HEADER]: key });
}

export function loadOrder(id: string): Promise<OrderAnswer> {
  return getJson<OrderAnswer>(pathOf(PATHS.order, { id }));
}

export function loadCart(): Promise<CartAnswer> {
  return getJson<CartAnswer>(PATHS.cart);
}

/** Adds a collage to the cart, or changes its order line. */
export function fillCart(line: {
  readonly collageid: string;
  readonly line?: number;
  readonly material?: string;
  readonly quantity?: number;
}): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cart, line, {}, { outlivesPage: true });
}

/** Adds every collage of an earlier order to the cart, with the same options. */
export function fillCartAgain(orderid: string): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cartAgain, { orderid });
}

export function removeFromCart(line: { readonly collageid: string; readonly line?: number }): Promise<CartAnswer> {
  return postJson<CartAnswer>(PATHS.cartRemoval, line, {}, { outlivesPage: true });
}
