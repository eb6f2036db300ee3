import { expect, it } from 'vitest';
import { firstLoads } from './first-load.mjs';

/** Bounds in bytes by page, the first that fits; each leaves a few percent of room. */
const BOUNDS = [
  // The designer: the domain, the painter, the router and its screens. It is opened to work in, and kept by the browser.
  [/^index\.html$/, 345_000],
  // The cart paints its collages itself, and so has the domain and the painter, too.
  [/^cart\.html$/, 288_000],
  // Swagger UI, for people who write programs; nothing else loads it.
  [/^api\.html$/, 390_000],
  // Forms with two-step verification and their libraries; passwords are sealed in the page.
  [/screens\/(own-)?account\//, 125_000],
  // Every other page for buyers: 110 kB are read in under a second on a slow phone, with a Lighthouse score of 0.95.
  [/./, 110_000],
];
const boundOf = (page) => BOUNDS.find(([pages]) => pages.test(page))[1];

it('no page of the built web app loads more script at first than it may', () => {
  const loads = firstLoads();
  expect(loads.length).toBeGreaterThan(8);
  expect(loads.filter(({ bytes }) => !(bytes > 50_000))).toEqual([]);
  expect(loads.filter(({ page, bytes }) => bytes > boundOf(page))).toEqual([]);
});
