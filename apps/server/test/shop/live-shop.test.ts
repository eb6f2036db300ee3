import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newShop } from '@muro/shop';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type LiveShop, openShop, ShopError } from '../../src/shop/live-shop.ts';
import { openTestApp } from '../support/open-test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-live-shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let reports: string[];
let nowMs: number;
let shop: LiveShop;
let writes = 0;

/** Writes a file with a modification time of its own, however fast the test runs. */
function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writes += 1;
  utimesSync(file, new Date(), new Date(Date.now() + writes * 10));
}

function change(from: string, to: string): void {
  write('shop.jsonc', readFileSync(join(folder, 'shop.jsonc'), 'utf8').replace(from, to));
}

const open = () =>
  openShop({ folder, report: (sentence) => reports.push(sentence.replaceAll(`${folder}/`, '')), nowMs: () => nowMs, timeoutMs: 60_000 });

/** Returns the reports of a refresh two seconds later. */
async function reportsOfNextRefresh(): Promise<readonly string[]> {
  reports = [];
  nowMs += 2000;
  await shop.refresh();
  return reports;
}

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of newShop()) write(path, text);
  [reports, nowMs] = [[], 0];
  shop = await open();
});

describe('a shop’s folder', () => {
  it('with placeholders is reported in one sentence, and again when a placeholder comes back', async () => {
    const unfinished = (count: number) =>
      `The shop is not finished: ${count} texts of it are placeholders of a new shop; \`muro check ${folder}\` lists them.`;
    expect(reports).toEqual([unfinished(23)]);
    change('Main Street 1', 'Calle Mayor 5');
    expect(await reportsOfNextRefresh()).toEqual(['The shop: My shop is loaded from its folder.']);
    change('Calle Mayor 5', 'Main Street 1');
    expect(await reportsOfNextRefresh()).toEqual([unfinished(23), 'The shop: My shop is loaded from its folder.']);
  });

  it('is seen without a restart', async () => {
    change('My shop', 'Wand & Co.');
    expect(shop.data.name).toBe('My shop');
    expect(await reportsOfNextRefresh()).toEqual(['The shop: Wand & Co. is loaded from its folder.']);
    expect(shop.data.name).toBe('Wand & Co.');
    expect(await reportsOfNextRefresh()).toEqual([]);
  });

  it('that becomes invalid leaves the shop unchanged, and is reported once', async () => {
    change('"EUR"', '"EURO"');
    expect(await reportsOfNextRefresh()).toEqual([
      'shop.jsonc: line 20, column 15, currency: must be the code of a currency, in three capital letters, such as "EUR", not "EURO"',
      'The shop keeps its previous data until its folder is corrected.',
    ]);
    expect(shop.data.currency).toBe('EUR');
    change('"EURO"', '"CHF"');
    expect(await reportsOfNextRefresh()).toEqual(['The shop: My shop is loaded from its folder.']);
    expect(shop.data.currency).toBe('CHF');
  });

  it('that is broken at the start is refused in one line', async () => {
    write('shop.jsonc', '{');
    await expect(open()).rejects.toThrow(new ShopError(`The shop cannot be used: ${folder}/shop.jsonc: line 1, column 2: a } is missing.`));
  });
});

describe('the pages that the server writes', () => {
  it('show the shop’s data and texts', async () => {
    const test = await openTestApp('pglite', { shop });
    const get = async (url: string) => (await test.app.inject({ url })).body;
    write('terms/de.md', '# Unsere Bedingungen\n\nErst **zahlen**, <b>dann</b> freuen.');
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    change('// "logo": "logo.png"', '"logo": "logo.svg"');
    await reportsOfNextRefresh();
    const terms = await get('/nutzungsbedingungen/');
    expect(terms).toContain('<h2>Unsere Bedingungen</h2>\n<p>Erst <strong>zahlen</strong>, &lt;b&gt;dann&lt;/b&gt; freuen.</p>');
    expect(terms).toContain('My shop · Main Street 1 · 28013 Madrid');
    expect(await get('/shop/imprint?lang=fr')).toContain('<h2>Mentions légales</h2>');
    const logo = await test.app.inject({ url: '/shop/logo' });
    expect([logo.statusCode, logo.headers['content-type'], logo.headers['content-security-policy']]).toEqual([
      200,
      'image/svg+xml',
      expect.stringContaining("default-src 'none'"),
    ]);
    await test.close();
  });

  it('say that a trial shop is a trial', async () => {
    const test = await openTestApp();
    expect((await test.app.inject({ url: '/terms-of-use/' })).body).toContain('This is a demo shop');
    expect((await test.app.inject({ url: '/shop/logo' })).statusCode).toBe(404);
    await test.close();
  });
});
