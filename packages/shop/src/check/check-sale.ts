import { type Fault, faultIn } from '../files/fault.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { type JsonDocument, parseJson, pathText } from '../json/parse-json.ts';
import { readJson } from '../json/read-json.ts';
import { readPrices } from '../prices/read-prices.ts';
import { shopFile } from '../shop-data/shop-file.ts';
import { deliveryReachFaults } from './delivery-reach.ts';

export interface CheckedSale {
  readonly faults: readonly Fault[];
  /** True if the two files have different currencies: nothing can be ordered. */
  readonly isClosed: boolean;
}

const FINE: CheckedSale = { faults: [], isClosed: false };

/** Checks `shop.jsonc` and `prices.json` together. Unreadable files are ignored here; their own checks report them. */
export function checkSale(shopPath: string, pricePath: string): CheckedSale {
  const [shopText, priceText] = [readTextFile(shopPath), readTextFile(pricePath)];
  if (!shopText.ok || !priceText.ok) return FINE;
  const shop = readJson(shopText.text, shopFile, undefined, 'allowed').value;
  const { prices } = readPrices(priceText.text);
  const [shopJson, priceJson] = [parseJson(shopText.text, 'allowed'), parseJson(priceText.text)];
  if (!shop || !prices || !shopJson.ok || !priceJson.ok) return FINE;
  const inShop = faultAt(shopPath, shopJson.document);
  const inPrices = faultAt(pricePath, priceJson.document);
  const { percent, prices: mode } = shop.vat;
  const isClosed = shop.currency !== prices.currency;
  return {
    isClosed,
    faults: [
      ...(isClosed
        ? [inShop(['currency'], `is ${shop.currency}, but the amounts of ${pricePath} are ${prices.currency}: nothing can be ordered`)]
        : []),
      ...(prices.isVatIncluded && mode === 'added'
        ? [
            inPrices(
              ['vat'],
              `says that VAT is in the prices, but ${shopPath} adds ${percent} % to them, and buyers pay that: take "vat" out, or say "included" there`,
            ),
          ]
        : []),
      ...(prices.isVatIncluded && mode === 'included' && percent === 0
        ? [inPrices(['vat'], `says that VAT is in the prices, but ${shopPath} has a rate of 0 %: pages say nothing of VAT`, 'warning')]
        : []),
      ...Object.keys(shop.withdrawal)
        .filter((material) => !Object.hasOwn(prices.materials, material))
        .map((material) => inShop(['withdrawal', material], `is not sold: ${pricePath} has no price for it`, 'warning')),
      ...deliveryReachFaults(shop).map(({ path, reason }) => inShop(path, reason, 'warning')),
    ],
  };
}

function faultAt(file: string, document: JsonDocument) {
  return (path: readonly PropertyKey[], reason: string, level: Fault['level'] = 'error'): Fault => ({
    ...faultIn(file, { ...document.placeOf(path), place: pathText(path), reason }),
    level,
  });
}
