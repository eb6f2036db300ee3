import { type ApiLocale, PATHS } from '@muro/api';
import type { ShopData } from '@muro/shop';
import type { PlacedOrder } from '../types/orders.ts';

/**
 * Returns the addresses that reorder the same: Muro's cart takes the whole order at once, the shop's own checkout one collage per address.
 */
export function orderAgainAddresses(order: PlacedOrder, shop: ShopData, locale: ApiLocale): readonly string[] {
  const checkoutUrl = (query: Readonly<Record<string, string>>) => `${PATHS.checkout}?${new URLSearchParams({ ...query, lang: locale })}`;
  if (shop.checkoutUrl === null) return [checkoutUrl({ again: String(order.id) })];
  return order.lines.map(({ collageId, version, material }) =>
    checkoutUrl({ collageid: String(collageId), version: String(version), material }),
  );
}
