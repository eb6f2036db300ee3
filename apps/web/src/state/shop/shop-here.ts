import type { ShopMeta } from '@muro/api';

const TRIAL: ShopMeta = { name: 'Muro', hasLogo: false, isTrial: true, lines: [], email: '', hours: null, deliveryDays: null };

/** The shop's data, which the server wrote into the page; without them a trial shop. */
export const SHOP_HERE: ShopMeta = readShop(globalThis.document?.querySelector('meta[name="muro-shop"]')?.getAttribute('content') ?? '');

export function readShop(content: string): ShopMeta {
  return content === '' ? TRIAL : { ...TRIAL, ...(JSON.parse(content) as ShopMeta) };
}
