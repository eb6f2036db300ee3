import { readShop, readShopFile } from '../shop-data/read-shop.ts';
import { formatCount } from '../text/format-count.ts';
import type { CheckResult } from './check-result.ts';

/** Checks a shop's folder: its file, logo and texts. */
export function checkShop(folder: string, isMailing = false): CheckResult {
  const { shop, faults } = readShop(folder, { isMailing });
  const countries = `${shop?.countries?.length} countries`;
  const contents = shop ? `${shop.name}, ${formatCount(shop.delivery.length, 'way')} of delivery to ${countries}, ${shop.currency}` : '';
  return { file: folder, kind: 'shop', contents, faults };
}

/** Checks only a shop's file. */
export function checkShopFile(file: string): CheckResult {
  const { value, faults } = readShopFile(file);
  return { file, kind: 'shop', contents: value ? `${value.name}, ${value.currency}` : '', faults };
}
