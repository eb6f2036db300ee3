import { join } from 'node:path';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { isFile, isFolder, namesIn, similarNameHint } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { readJson } from '../json/read-json.ts';
import { missingTranslationFaults, withFallbackWords } from './fallback-words.ts';
import { SHOP_FILE } from './names.ts';
import { placeholderFaults } from './placeholder-faults.ts';
import { readLogo } from './read-logo.ts';
import { readShopTexts } from './read-shop-texts.ts';
import type { ShopData } from './shop-data.ts';
import { type ShopFile, shopFile } from './shop-file.ts';

export interface ReadShop {
  readonly folder: string;
  /** Null if there is an error, i.e. more than a warning. */
  readonly shop: ShopData | null;
  readonly faults: readonly Fault[];
}

export interface ReadShopOptions {
  /** True if the shop sends mails to buyers, so it is open: placeholders of a new shop are errors. */
  readonly isMailing?: boolean;
}

/**
 * Reads and checks all files of a shop's folder.
 *
 *     shop/shop.jsonc        name, contact, VAT, delivery …; comments may stand in it
 *     shop/terms/de.md       terms, in every language; privacy/ and imprint/ alike
 *     shop/logo.png          if shop.jsonc names it
 */
export function readShop(folder: string, { isMailing = false }: ReadShopOptions = {}): ReadShop {
  const refuse = (...faults: readonly Fault[]): ReadShop => ({ folder, shop: null, faults });
  if (!isFolder(folder)) return refuse(fileFault(folder, isFile(folder) ? 'is a file, not a folder' : 'there is no such folder'));
  const file = join(folder, SHOP_FILE);
  if (!isFile(file)) return refuse(fileFault(file, `is missing${otherNameText(namesIn(folder, isIgnored))}`));
  const read = readShopFile(file);
  const { texts, faults: textFaults } = readShopTexts(folder);
  const { logo, faults: logoFaults } = read.value?.logo ? readLogo(folder, read.value.logo) : { logo: null, faults: [] };
  const faults = [...read.faults, ...logoFaults, ...textFaults].map((fault) =>
    fault.isPlaceholder && isMailing ? { ...fault, level: 'error' as const } : fault,
  );
  if (!read.value || faults.some(({ level }) => level === 'error')) return refuse(...faults);
  return { folder, shop: { ...shopOf(read.value), logo, texts }, faults };
}

/** Returns a hint at a misnamed file. The file allows comments, so it is not called `.json`. */
const otherNameText = (names: readonly string[]) =>
  similarNameHint(names, SHOP_FILE) || (names.includes('shop.json') ? '; there is shop.json' : '');

/** Reads only `shop.jsonc`. */
export function readShopFile(file: string): { readonly value: ShopFile | null; readonly faults: readonly Fault[] } {
  const read = readTextFile(file);
  if (!read.ok) return { value: null, faults: [read.fault] };
  const { value, faults } = readJson(read.text, shopFile, undefined, 'allowed');
  const gaps = value ? missingTranslationFaults(file, value) : [];
  return { value, faults: [...faults.map((fault) => faultIn(file, fault)), ...gaps, ...placeholderFaults(file, read.text, 'file')] };
}

function shopOf({ name, contact, currency, vat, countries, delivery, ...rest }: ShopFile): Omit<ShopData, 'logo' | 'texts'> {
  return {
    name,
    contact: { ...contact, phone: contact.phone ?? '' },
    currency,
    vat: { rate: Math.round(vat.percent * 100), isIncluded: vat.prices === 'included' },
    countries,
    delivery: delivery.map((method) => ({
      ...method,
      names: withFallbackWords(method.names),
      costs: method.costs.map(({ to, upToCm, cents }) => ({ to: to ?? null, upToCm: upToCm ?? null, cents })),
    })),
    asksInvoiceAddress: rest.invoiceAddress,
    graceMinutes: rest.graceMinutes,
    withdrawal: Object.fromEntries(Object.entries(rest.withdrawal).filter(([, kind]) => kind !== undefined)),
    hours: rest.hours ? withFallbackWords(rest.hours) : null,
    timeZone: rest.timeZone ?? 'UTC',
    checkoutUrl: rest.checkoutUrl ?? null,
    isTrial: false,
  };
}
