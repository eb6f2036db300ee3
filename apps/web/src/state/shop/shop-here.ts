import type { ShopMeta } from '@muro/api';

const TRIAL: ShopMeta = { name: 'Muro', hasLogo: false, isTrial: true, lines: [], email: '', hours: null };

/** The shop as the server wrote it into the page; without a server's word a trial. */
export const SHOP_HERE: ShopMeta = readShop(globalThis.document?.querySelector('meta[name="muro-shop"]')?.getAttribute('content') ?? '');

export function readShop(content: string): ShopMeta {
  return content === '' ? TRIAL : { ...TRIAL, ...(JSON.parse(content) as ShopMeta) };
}
