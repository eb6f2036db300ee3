import { readShop, readShopFile } from '../shop-data/read-shop.ts';
import { counted } from '../text/counted.ts';
import type { Checked } from './checked.ts';

/** A shop's folder: its file, its logo and its texts. */
export function checkShop(folder: string, isMailing = false): Checked {
  const { shop, faults } = readShop(folder, { isMailing });
  const countries = `${shop?.countries?.length} countries`;
  const contents = shop ? `${shop.name}, ${counted(shop.delivery.length, 'way')} of delivery to ${countries}, ${shop.currency}` : '';
  return { file: folder, kind: 'shop', contents, faults };
}

/** A shop's file alone. */
export function checkShopFile(file: string): Checked {
  const { value, faults } = readShopFile(file);
  return { file, kind: 'shop', contents: value ? `${value.name}, ${value.currency}` : '', faults };
}
