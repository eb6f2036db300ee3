import type { ApiLocale } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { footLines } from '../../texts/foot-lines.ts';

/** Returns the footer: name, address and contact of the shop. */
export function mailFoot(shop: ShopData, locale: ApiLocale): readonly string[] {
  return [footLines(shop, locale).join(' · '), (!shop.isTrial && shop.contact?.email) || ''].filter(Boolean);
}
