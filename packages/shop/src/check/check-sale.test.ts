import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { faultText } from '../files/fault.ts';
import { newShop } from '../shop-data/new-shop.ts';
import { checkSale } from './check-sale.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-sale-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHOP = newShop().get('shop.jsonc') ?? '';
const PRICES = `{
  "currency": "EUR",
  "vat": "included",
  "materials": { "POSTER": { "baseCents": 695, "perSquareMetreCents": 3490 }, "CANVAS2CM": { "baseCents": 1795, "perSquareMetreCents": 8900 } }
}`;

function checkBoth(shop: string, prices: string) {
  writeFileSync(join(folder, 'shop.jsonc'), shop);
  writeFileSync(join(folder, 'prices.json'), prices);
  const { faults, isClosed } = checkSale(join(folder, 'shop.jsonc'), join(folder, 'prices.json'));
  return { isClosed, messages: faults.map((fault) => `${fault.level} ${faultText(fault).replaceAll(`${folder}/`, '')}`) };
}

it('finds no faults if shop and prices agree', () => {
  expect(checkBoth(SHOP, PRICES)).toEqual({ isClosed: false, messages: [] });
});

it('reports different currencies, which make orders impossible', () => {
  expect(checkBoth(SHOP, PRICES.replace('EUR', 'CHF'))).toEqual({
    isClosed: true,
    messages: [
      expect.stringMatching(
        /^error shop\.jsonc: line \d+, column 15, currency: is EUR, but the amounts of prices\.json are CHF: nothing can be ordered$/,
      ),
    ],
  });
});

it('reports prices with VAT in a shop that adds VAT', () => {
  const { isClosed, messages } = checkBoth(SHOP.replace('"prices": "included"', '"prices": "added"'), PRICES);
  expect(isClosed).toBe(false);
  expect(messages).toEqual([
    expect.stringMatching(/^error prices\.json: line 3, column 10, vat: says that VAT is in the prices, but shop\.jsonc adds 21 % to them/),
  ]);
});

it('warns of VAT of 0 %, and of a withdrawal term for a material that is not sold', () => {
  const none = checkBoth(SHOP.replace('"percent": 21', '"percent": 0'), PRICES).messages;
  expect(none).toEqual([expect.stringMatching(/^warning prices\.json: line 3.*a rate of 0 %/)]);
  const messages = checkBoth(SHOP, PRICES.replace(/, "CANVAS2CM".*/, ' }')).messages;
  expect(messages).toEqual([
    expect.stringMatching(/^warning shop\.jsonc: line \d+.*withdrawal\.CANVAS2CM: is not sold: prices\.json has no price for it/),
  ]);
});

it('warns of a country without delivery of large pieces, and of a cost that never applies', () => {
  const [countries, allCosts] = [/"countries": \[.*\]/, /"costs": \[[\s\S]*?\n {6}\]/];
  const costs = (lines: string) => SHOP.replace(countries, '"countries": ["ES", "FR"]').replace(allCosts, `"costs": [${lines}]`);
  const messagesFor = (lines: string) => checkBoth(costs(lines), PRICES).messages.map((text) => text.replace(/line \d+, column \d+, /, ''));
  expect(
    messagesFor('{ "to": ["ES"], "cents": 495 }, { "upToCm": 60, "cents": 995 }, { "to": ["FR"], "upToCm": 90, "cents": 1995 }'),
  ).toEqual(['warning shop.jsonc: countries[1]: is reached with pieces of at most 90 cm: larger ones cannot be ordered there']);
  expect(messagesFor('{ "cents": 495 }, { "to": ["FR"], "cents": 995 }')).toEqual([
    'warning shop.jsonc: delivery[0].costs[1]: never counts: lines before it fit the same countries and sizes',
  ]);
});

it('ignores an unreadable file, which its own check reports', () => {
  expect(checkBoth('{', PRICES)).toEqual({ isClosed: false, messages: [] });
});
