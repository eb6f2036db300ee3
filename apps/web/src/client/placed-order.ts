import { ORDER_KEY_HEADER, type OrderPageAnswer, PATHS } from '@muro/api';
import { getJson, getPicture, postJson } from './http.ts';

/** Which order, and by which right: the secret of its link, or its number within the visitor's session. */
export interface PlacedOrderAccess {
  /** '' for no link. */
  readonly key: string;
  /** '' for none; a link needs no number. */
  readonly id: string;
}

/** Calls of the page of an order that change it. */
export type OrderChangePath =
  | typeof PATHS.orderPageAddress
  | typeof PATHS.orderPageCancel
  | typeof PATHS.orderPageLink
  | typeof PATHS.orderPageWithdraw;

/** @throws {HttpFault} */
export function loadPlacedOrder(access: PlacedOrderAccess, signal: AbortSignal): Promise<OrderPageAnswer> {
  return getJson<OrderPageAnswer>(addressOf(PATHS.orderPageView, access), { signal, headers: headersOf(access) });
}

/** Returns the order as it is after the change. @throws {HttpFault} */
export function changePlacedOrder(
  access: PlacedOrderAccess,
  path: OrderChangePath,
  fields: Readonly<Record<string, string>>,
): Promise<OrderPageAnswer> {
  return postJson<OrderPageAnswer>(addressOf(path, access), fields, headersOf(access));
}

/** @param line  counted from 1 @throws {HttpFault} */
export function loadOrderPicture(access: PlacedOrderAccess, line: number, signal: AbortSignal): Promise<Blob> {
  return getPicture(addressOf(PATHS.orderPagePicture, access, { line: String(line) }), { signal, headers: headersOf(access) });
}

/** The secret travels in a header: what stands in an address is logged. */
const headersOf = ({ key }: PlacedOrderAccess): Readonly<Record<string, string>> => (key === '' ? {} : { [ORDER_KEY_HEADER]: key });

function addressOf(path: string, { key, id }: PlacedOrderAccess, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(key === '' && id !== '' && { id }), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
}
