import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstFiles } from '../apps/server/src/http/pages/first-files.ts';
import { TEXTS_OF_PAGE } from '../packages/api/src/page-view.ts';
import { root } from '../test-support/stamp.mjs';
import { firstLoads } from './first-load.mjs';

/** Limits in bytes by page; the first match applies. Each leaves a few percent of room. */
const BOUNDS = [
  // The list of designs: React, router, frame and cards. Domain, size page and editor are loaded after it.
  [/^index\.html$/, 174_000],
  // The cart loads domain and painter once its first view stands, to paint its collages.
  [/^cart\.html$/, 178_000],
  // Swagger UI, for developers; no other page loads it.
  [/^api\.html$/, 390_000],
  // Forms with two-step verification and their libraries, including encryption of passwords.
  [/screens\/(own-)?account\//, 125_000],
  // Other pages for buyers: 110 kB load in under a second on a slow phone, with a Lighthouse score of 0.95.
  [/./, 110_000],
];
const boundOf = (page) => BOUNDS.find(([pages]) => pages.test(page))[1];

it('no page of the built web app exceeds its limit for the first load', () => {
  const loads = firstLoads();
  expect(loads.length).toBeGreaterThan(8);
  expect(loads.filter(({ bytes }) => !(bytes > 50_000))).toEqual([]);
  expect(loads.filter(({ page, bytes }) => bytes > boundOf(page))).toEqual([]);
});

it('the server finds the component and the texts of every page in the build, and names each file once', async () => {
  const dist = `${root}/apps/web/dist`;
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
  for (const [page, texts] of Object.entries(TEXTS_OF_PAGE)) {
    const { scripts } = await firstFiles(dist, page, 'de');
    const component = page.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
    expect(scripts.filter((file) => file.includes(`/${component}Page-`))).toHaveLength(1);
    expect(scripts).toContain(manifest[`../../packages/texts/src/de/${texts}.ts`].file);
    expect(new Set(scripts).size).toBe(scripts.length);
  }
});
