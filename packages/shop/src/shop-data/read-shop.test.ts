import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API_LOCALES } from '@muro/api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { faultText } from '../files/fault.ts';
import { newShop } from './new-shop.ts';
import { readShop } from './read-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathTo = (path: string) => join(folder, path);
/** Faults other than the placeholders that every new shop has. */
const messages = () =>
  readShop(folder)
    .faults.filter(({ isPlaceholder }) => !isPlaceholder)
    .map((fault) => faultText(fault).replace(`${folder}/`, ''));

/** Returns the faults of the new shop after a change of its file. */
function messagesAfterChange(from: string | RegExp, to: string): readonly string[] {
  const text = readFileSync(pathTo('shop.jsonc'), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(pathTo('shop.jsonc'), text.replace(from, to));
  return messages();
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of newShop()) {
    mkdirSync(dirname(pathTo(path)), { recursive: true });
    writeFileSync(pathTo(path), text);
  }
});

describe('placeholders of a new shop', () => {
  it('are reported with their line, and are errors once the shop sends mails', () => {
    const { shop, faults } = readShop(folder);
    expect(shop).not.toBeNull();
    expect(faults.filter(({ isPlaceholder }) => isPlaceholder)).toHaveLength(faults.length);
    const lines = faults.map((fault) => faultText(fault).replace(`${folder}/`, ''));
    expect(lines).toContain('shop.jsonc: line 3, column 11: "My shop" is the placeholder of a new shop: write your own');
    expect(lines.some((line) => line.startsWith('terms/de.md: line 3, column 1: Dieser Text muss noch geschrieben werden.'))).toBe(true);
    expect(faults.every(({ level }) => level === 'warning')).toBe(true);
    const mailingShop = readShop(folder, { isMailing: true });
    expect(mailingShop.shop).toBeNull();
    expect(mailingShop.faults.every(({ level }) => level === 'error')).toBe(true);
  });
});

describe('a shop’s folder', () => {
  it('is valid right after its creation', () => {
    const { shop } = readShop(folder);
    expect(messages()).toEqual([]);
    expect(shop).toMatchObject({
      name: 'My shop',
      currency: 'EUR',
      vat: { rate: 2100, isIncluded: true },
      countries: ['ES', 'PT', 'FR'],
      graceMinutes: 30,
      withdrawal: { POSTER: 'none' },
      logo: null,
      isTrial: false,
    });
    expect(shop?.delivery[0]?.costs[2]).toEqual({ to: null, upToCm: 60, cents: 995 });
    expect(shop?.texts.imprint.de).toBe('# Impressum\n\nDieser Text muss noch geschrieben werden.\n');
  });

  it.each([
    ['a comma too many', '"percent": 21,', '"percent": 21,,', /^shop\.jsonc: line 23, column \d+: /],
    ['a rate that is none', '"percent": 21', '"percent": "21%"', /line 23, column 23, vat\.percent: must be a percentage/],
    [
      'a rate written as a fraction',
      '"percent": 21',
      '"percent": 0.21',
      /line 23, column 23, vat\.percent: must be a percentage, such as 21 for 21 %/,
    ],
    ['three decimals', '"percent": 21', '"percent": 5.555', /vat\.percent: must be a percentage.* not 5\.555/],
    ['an unknown country', '"FR"]', '"XX"]', /line 26, column 29, countries\[2\]: must be the code of a country/],
    ['a country by another code', '"FR"]', '"UK"]', /countries\[2\]: must be the code of a country: "GB", not "UK"/],
    ['what is not a country', '"FR"]', '"EU"]', /countries\[2\]: must be the code of a country, in two capital letters/],
    ['a country in small letters', '"FR"]', '"fr"]', /countries\[2\]: must be the code of a country: "FR", not "fr"/],
    [
      'days that run backwards',
      '"from": 3, "to": 5',
      '"from": 5, "to": 3',
      /delivery\[0\]\.days\.to: must be no fewer days than "from", not 3/,
    ],
    ['a comment without an end', '// What buyers', '/* What buyers', /line 2, column 3: the comment does not end/],
    ['a country twice', '"FR"]', '"ES"]', /countries\[2\]: must be a country that stands there once, not "ES"/],
    ['amounts that are not cents', '"cents": 495', '"cents": 4.95', /delivery\[0\]\.costs\[0\]\.cents: must be a whole number of cents/],
    ['a cost to elsewhere', '"to": ["ES"], "cents"', '"to": ["IT"], "cents"', /costs\[1\]\.to\[0\]: must be one of the countries above/],
    [
      'a country that nothing goes to',
      /\{ "upToCm": 60, "cents": 995 \},\s+\{ "cents": 1995 \}/,
      '{ "to": ["PT"], "cents": 1 }',
      /countries\[2\]: must be a country that a delivery method has a cost for, not "FR"/,
    ],
    ['a name in no language', /"names": \{[^}]*\}/, '"names": {}', /delivery\[0\]\.names: must have a text in at least one language/],
    ['a logo that is missing', '// "logo"', '"logo"', /^logo\.png: logo\.png is missing$/],
    [
      'a logo of elsewhere',
      '// "logo": "logo.png"',
      '"logo": "../logo.png"',
      /line 6, column 11, logo: must be the name of a picture beside this file/,
    ],
    [
      'a checkout in the clear',
      '// "checkoutUrl": "https:',
      '"checkoutUrl": "http:',
      /checkoutUrl: must be an address that begins with https/,
    ],
    [
      'a checkout with a query',
      '// "checkoutUrl": "https://shop.example/',
      '"checkoutUrl": "https://shop.example/?a=/',
      /checkoutUrl: must be/,
    ],
    ['a checkout that is a script', '// "checkoutUrl": "https://', '"checkoutUrl": "javascript://', /checkoutUrl: must be/],
    ['a password in the checkout', '// "checkoutUrl": "https://', '"checkoutUrl": "https://me:pw@', /checkoutUrl: must be/],
    ['an unknown key', '"hours"', '"ours"', /ours: unknown key/],
  ])('names %s', (_, from, to, expected) => {
    expect(messagesAfterChange(from, to).join('\n')).toMatch(expected);
    expect(readShop(folder).shop).toBe(null);
  });

  it.each(['https://shop.example/cart', 'http://localhost:3000/cart', 'http://127.0.0.1/'])('takes %s as its own checkout', (url) => {
    expect(messagesAfterChange('// "checkoutUrl": "https://shop.example/cart/collage"', `"checkoutUrl": "${url}"`)).toEqual([]);
    expect(readShop(folder).shop?.checkoutUrl).toBe(url);
  });

  it('reports a language without words and uses the English ones', () => {
    expect(messagesAfterChange(', "es": "Paquete"', '')).toEqual([
      'shop.jsonc: delivery[0].names.es: is missing: readers of this language get "Parcel"',
    ]);
    expect(messagesAfterChange(/"hours": \{[^}]*\}/, '"hours": { "it": "9–17" }')).toContain(
      'shop.jsonc: hours.nl: is missing: readers of this language get "9–17"',
    );
    const { shop } = readShop(folder);
    expect(shop?.delivery[0]?.names).toMatchObject({ es: 'Parcel', it: 'Pacco' });
    expect(shop?.hours).toMatchObject({ es: '9–17', it: '9–17' });
  });

  it('reports a language without a text and still serves', () => {
    rmSync(pathTo('terms/it.md'));
    expect(messages()).toEqual(['terms/it.md: is missing: readers of this language get en.md']);
    expect(readShop(folder).shop?.texts.terms.it).toBe(undefined);
  });

  it('reports an unreadable text once, and one with other capitals', () => {
    writeFileSync(pathTo('terms/it.md'), Buffer.from('Condici\xf3n', 'latin1'));
    renameSync(pathTo('privacy/de.md'), pathTo('privacy/DE.md'));
    expect(messages()).toEqual([
      'terms/it.md: line 1, column 8: character 8 is not valid UTF-8 (byte f3)',
      'privacy/de.md: is missing; there is DE.md: readers of this language get en.md',
    ]);
  });

  it('reports an unused text, and Markdown that is shown literally', () => {
    writeFileSync(pathTo('terms/eo.md'), 'Termos');
    writeFileSync(pathTo('terms/de.md'), '# AGB\n\nErst <b>zahlen</b>, dann [lesen](agb.html), 1 < 2 > 0.\n');
    expect(messages()).toEqual([
      'terms/de.md: line 3, column 6: <b> is shown as it stands: texts are Markdown without HTML',
      'terms/de.md: line 3, column 26: the link to agb.html is shown as it stands: write https://…, mailto:… or /… of this server',
      `terms/eo.md: is ignored: known languages are ${API_LOCALES.join(', ')}`,
    ]);
    expect(readShop(folder).shop?.texts.terms.de).toContain('zahlen');
  });

  it('is refused without terms or with empty terms', () => {
    rmSync(pathTo('terms'), { recursive: true });
    writeFileSync(pathTo('imprint/fr.md'), ' \n');
    expect(messages()).toEqual(['terms: is missing: no language has its terms, as terms/en.md would', 'imprint/fr.md: is empty']);
  });

  it.each([
    ['logo.png', 'hello', 'logo.png: is not a PNG'],
    ['logo.png', '', 'logo.png: is empty'],
    ['logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png: is SVG, so its name must end with .svg'],
    ['logo.jpg', '\x89PNG\r\n\x1a\n', 'logo.jpg: is PNG, so its name must end with .png'],
    ['logo.svg', '<html></html>', 'logo.svg: is not an SVG'],
    ['logo.svg', '<svg>\n <script>x()</script></svg>', 'logo.svg: line 2, column 2: <script> is not allowed in a logo'],
    ['logo.svg', '<svg onload="x()"/>', 'logo.svg: line 1, column 6: onload is not allowed in a logo'],
    [
      'logo.svg',
      '<svg>\n<image href="https://x/y.png"/></svg>',
      'logo.svg: line 2, column 8: a logo must not load other files: https://x/y.png',
    ],
    ['logo.svg', '<svg style="background:url(//x/y)"/>', 'logo.svg: line 1, column 24: a logo must not load other files: //x/y'],
  ])('refuses %s that holds %j', (name, text, expected) => {
    writeFileSync(pathTo(name), Buffer.from(text, 'latin1'));
    expect(messagesAfterChange('// "logo": "logo.png"', `"logo": "${name}"`)).toEqual([expected]);
    expect(readShop(folder).shop).toBe(null);
  });

  it('keeps the logo in memory after its file is gone', () => {
    const svg =
      '<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"><a href="#x"/><path style="fill:url(#y)"/></svg>';
    writeFileSync(pathTo('logo.svg'), `\ufeff${svg}`);
    expect(messagesAfterChange('// "logo": "logo.png"', '"logo": "logo.svg"')).toEqual([]);
    const { logo } = readShop(folder).shop ?? {};
    expect([logo?.type, logo?.file, String(logo?.bytes)]).toEqual(['image/svg+xml', pathTo('logo.svg'), `\ufeff${svg}`]);
  });

  it('reports a file with a similar name', () => {
    rmSync(pathTo('shop.jsonc'));
    writeFileSync(pathTo('Shop.jsonc'), '{}');
    expect(messages()).toEqual(['shop.jsonc: is missing; there is Shop.jsonc']);
    renameSync(pathTo('Shop.jsonc'), pathTo('shop.json'));
    expect(messages()).toEqual(['shop.jsonc: is missing; there is shop.json']);
    expect(faultText(readShop(pathTo('nothing')).faults[0] as never)).toMatch(/there is no such folder$/);
  });
});
