// Computes the JavaScript that each page of the built web app loads initially, from the bundler's manifest. `node scripts/first-load.mjs`
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';

const DIST = join(root, 'apps/web/dist');

/** Returns `keys` and the keys of all modules that they import statically. */
function withImports(manifest, keys) {
  const found = new Set();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...(manifest[key].imports ?? []));
  }
  return found;
}

/** Returns the size of the scripts of these modules, each file once, compressed with Brotli as the server sends them. */
function compressedBytes(manifest, keys) {
  const files = new Set([...withImports(manifest, keys)].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + statSync(join(DIST, `${file}.br`)).size, 0);
}

/** Text modules that a page may load: one set in one language. */
const TEXTS = /texts\/src\/[a-z]+\/([a-z-]+)\.ts$/;
/** Sets of texts by page; see `page-parts.tsx`. Any other page may load any set except the designer's. */
const SETS = {
  'index.html': 'app',
  'cart.html': 'app',
  'api.html': 'none',
  'screens/account/': 'pages',
  'screens/own-account/': 'pages',
  'screens/overview/': 'overview',
  'screens/order/': 'order',
  'screens/checkout/': 'order',
  'screens/short/': 'short',
};

function textsOf(manifest, page) {
  const wanted = Object.entries(SETS).find(([place]) => page.includes(place))?.[1];
  const fits = (set) => (wanted === undefined ? set !== 'app' : set === wanted);
  return Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && fits(TEXTS.exec(key)?.[1] ?? 'app') && TEXTS.test(key));
}

/** Entries that draw one page, with the module that draws its first screen; what it imports dynamically is not part of the first load. */
const ONE_PAGE = { 'index.html': 'src/designer.tsx', 'cart.html': 'cart.html', 'api.html': 'api.html' };

/**
 * Returns the first load of each page. For an entry that draws one page: the entry with its texts. For an entry that imports its pages: each
 * page. Of several languages and sets of texts the largest counts.
 * @returns {{ page: string, bytes: number }[]}
 * @throws {Error} when the web app has not been built
 */
export function firstLoads() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const largest = (page, keys) => {
    const withTexts = textsOf(manifest, page).map((texts) => compressedBytes(manifest, [...keys, texts]));
    return Math.max(compressedBytes(manifest, keys), ...withTexts);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry && key.endsWith('.html'));
  return entries.flatMap((entry) => {
    const screens = (manifest[entry].dynamicImports ?? []).filter((key) => key.startsWith('src/screens/'));
    const onePage = ONE_PAGE[entry] ?? (screens.length === 0 ? entry : null);
    if (onePage) return [{ page: entry, bytes: largest(entry, [entry, onePage]) }];
    return screens.map((screen) => ({ page: `${entry} ${screen}`, bytes: largest(screen, [entry, screen]) }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { page, bytes } of firstLoads()) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${page}`);
}
