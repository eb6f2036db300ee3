import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultIn, faultText } from '../files/fault.ts';
import { readPrices } from './read-prices.ts';

const GOOD = `{
  "currency": "EUR",
  "vat": "included",
  "materials": {
    "POSTER": { "baseCents": 695, "perSquareMetreCents": 3490 },
    "TILES": { "perPanelCents": 1495 }
  }
}
`;

/** Returns the faults of the valid list after a replacement, one line each. */
function faultsOf(from: string | RegExp, to: string): readonly string[] {
  expect(GOOD).toMatch(from);
  return linesOf(GOOD.replace(from, to));
}

const linesOf = (text: string) => readPrices(text).faults.map((fault) => faultText(faultIn('p', fault)));

describe('a price list', () => {
  it('is read as whole cents', () => {
    expect(readPrices(GOOD)).toEqual({
      prices: {
        currency: 'EUR',
        isVatIncluded: true,
        materials: { POSTER: { baseCents: 695, perSquareMetreCents: 3490 }, TILES: { perPanelCents: 1495 } },
      },
      faults: [],
    });
  });

  it('of the product is valid with any line ending', () => {
    const text = readFileSync(new URL('../../../../catalogue/prices.json', import.meta.url), 'utf8');
    expect(readPrices(text).faults).toEqual([]);
    expect(linesOf(text.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it.each([
    ['a stray comma', '3490 },', '3490, },', ['p: line 5, column 62: a comma too many before }']],
    ['a comma behind the last', '1495 }', '1495 },', ['p: line 6, column 39: a comma too many before }']],
    ['a missing comma', '"EUR",', '"EUR"', ['p: line 2, column 20: a comma is missing before "vat"']],
    ['a decimal comma', '695', '6,95', ['p: line 5, column 32: a number has no comma in it']],
    ['typographic quotation marks', '"EUR"', '“EUR”', ['p: line 2, column 15: “ is not a quotation mark of JSON; write "']],
    ['an open quotation mark', '"EUR"', '"EUR', ['p: line 2, column 15: the closing " is missing in this line']],
    ['a space of another kind', '695', '\u00a0695', ['p: line 5, column 30: U+00A0 is not JSON; a text stands in "quotes"']],
    ['bytes of nothing', '695', '\u0000695', ['p: line 5, column 30: U+0000 is not JSON; a text stands in "quotes"']],
    ['a sign', '695', '€695', ['p: line 5, column 30: €695 is not JSON; a text stands in "quotes"']],
    ['a leading zero', '695', '0695', ['p: line 5, column 31: a number does not begin with 0']],
    ['a comment', '{\n', '{ // ours\n', ['p: line 1, column 3: JSON has no comments']],
    ['an end that is cut off', /,\s+"TILES[\s\S]*/, '', ['p: line 5, column 64: a } is missing']],
    ['a key that occurs twice', '"vat"', '"currency"', ["p: line 3, column 3: 'currency' occurs twice"]],
    ['a wrong end', /$/, '}', ['p: line 9, column 1: nothing may stand behind the end, but there is }']],
  ])('names %s by line and column, and is not used', (_, from, to, expected) => {
    expect(faultsOf(from, to)).toEqual(expected);
    expect(readPrices(GOOD.replace(from, to)).prices).toBeNull();
  });

  it.each([
    ['EUR', 'euro', 'p: line 2, column 15, currency: must be the code of a currency, in three capital letters, such as "EUR", not "euro"'],
    ['EUR', 'XYZ', 'p: line 2, column 15, currency: must be the code of a currency, in three capital letters, such as "EUR", not "XYZ"'],
    ['"EUR"', '978', 'p: line 2, column 15, currency: must be the code of a currency, in three capital letters, such as "EUR", not 978'],
    [
      '"currency": "EUR",',
      '',
      'p: line 1, column 1, currency: is missing; it must be the code of a currency, in three capital letters, such as "EUR"',
    ],
    ['"included"', '21', 'p: line 3, column 10, vat: must be "included", not 21'],
    ['"included"', '"excluded"', 'p: line 3, column 10, vat: must be "included", not "excluded"'],
    [/"materials"[\s\S]*/, '"materials": {}}', 'p: line 4, column 16, materials: must have a price in it, not an object'],
    [/"materials"[\s\S]*/, '"materials": []}', /^p: line 4, column 16, materials: must be an object with POSTER, .*, not a list$/],
  ])('with %s as %s is refused whole', (from, to, expected) => {
    expect(faultsOf(from, to)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
    expect(readPrices(GOOD.replace(from, to)).prices).toBeNull();
  });

  const CENTS = 'must be a whole number of cents from 0 to 8000000';
  it.each([
    ['695', '6.95', `p: line 5, column 30, materials.POSTER.baseCents: ${CENTS}, not 6.95`],
    ['695', '-695', `p: line 5, column 30, materials.POSTER.baseCents: ${CENTS}, not -695`],
    ['695', '"695"', `p: line 5, column 30, materials.POSTER.baseCents: ${CENTS}, not "695"`],
    ['695', 'null', `p: line 5, column 30, materials.POSTER.baseCents: ${CENTS}, not null`],
    ['695', '1e99', `p: line 5, column 30, materials.POSTER.baseCents: ${CENTS}, not 1e99`],
    ['"baseCents": 695,', '', `p: line 5, column 15, materials.POSTER.baseCents: is missing; it ${CENTS}`],
    [/695(.*)3490/, '0$10', 'p: line 5, column 15, materials.POSTER: must be more than 0, not an object'],
  ])('with %s as %s leaves that material out and sells the others', (from, to, expected) => {
    expect(faultsOf(from, to)).toEqual([expected]);
    expect(Object.keys(readPrices(GOOD.replace(from, to)).prices?.materials ?? {})).toEqual(['TILES']);
  });

  it('reports unknown keys and still sells the materials', () => {
    const text = GOOD.replace('"vat"', '"tax"')
      .replace('POSTER', 'PAPER')
      .replace('"perPanelCents": 1495', '"perPanelCents": 1495, "note": "x"');
    expect(linesOf(text)).toEqual([
      'p: line 3, column 3, tax: unknown key; known are currency, vat, materials',
      'p: line 5, column 5, materials.PAPER: unknown key; known are POSTER, CANVAS2CM, CANVAS4CM, DIBOND, PLEXI, TILES, TILESPERM',
      'p: line 6, column 39, materials.TILES.note: unknown key; known are perPanelCents',
    ]);
    expect(readPrices(text).prices).toEqual({ currency: 'EUR', isVatIncluded: false, materials: { TILES: { perPanelCents: 1495 } } });
  });

  it('reports every fault, not only the first', () => {
    expect(linesOf('{"currency": 1,\n"vat": 0,\n"materials": {"POSTER": {"baseCents": "x"},\n"DIBOND": 7}}')).toHaveLength(5);
    expect(linesOf('{"currency": “EUR”,\n"vat": 1,\n}')).toHaveLength(2);
  });

  it.each(['', '   \n', 'null', '[]', '7', '{}', `${'['.repeat(200_000)}`, '{"__proto__": {"currency": "EUR"}}', '\u0000'])(
    'is never made of %j',
    (text) => {
      const { prices, faults } = readPrices(text);
      expect(prices).toBeNull();
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});
