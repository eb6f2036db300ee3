import { ORDER_KEY_HEADER, type OrderPageAnswer, PATHS } from '@muro/api';
import { getJson, getPicture, postJson } from './http.ts';

/** Identifies an order and authorises access: the secret of its link, or its number within the visitor's session. */
export interface PlacedOrderAccess {
  /** '' without a link. */
  readonly key: string;
  /** '' if unknown; access by link needs no number. */
  readonly id: string;
}

/** Calls of the order page that change the order. */
export type OrderChangePath =
  | typeof PATHS.orderPageAddress
  | typeof PATHS.orderPageCancel
  | typeof PATHS.orderPageLink
  | typeof PATHS.orderPageWithdraw;

/** @throws {HttpFault} */
export function loadPlacedOrder(access: PlacedOrderAccess, signal: AbortSignal): Promise<OrderPageAnswer> {
  return getJson<OrderPageAnswer>(addressOf(PATHS.orderPageView, access), { signal, headers: headersOf(access) });
}

/** Changes the order and returns its new state. @throws {HttpFault} */
export function changePlacedOrder(
  access: PlacedOrderAccess,
  path: OrderChangePath,
  fields: Readonly<Record<string, string>>,
): Promise<OrderPageAnswer> {
  return postJson<OrderPageAnswer>(addressOf(path, access), fields, headersOf(access));
}

/** Loads the picture of an order line. @param line  counted from 1 @throws {HttpFault} */
export function loadOrderPicture(access: PlacedOrderAccess, line: number, signal: AbortSignal): Promise<Blob> {
  return getPicture(addressOf(PATHS.orderPagePicture, access, { line: String(line) }), { signal, headers: headersOf(access) });
}

/** The secret is sent in a header, because URLs are logged. */
const headersOf = ({ key }: PlacedOrderAccess): Readonly<Record<string, string>> => (key === '' ? {} : { [ORDER_KEY_HEADER]: key });

function addressOf(path: string, { key, id }: PlacedOrderAccess, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(key === '' && id !== '' && { id }), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
}
