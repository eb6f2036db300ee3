// Architecture rules that the linter cannot check: platform calls in the pure package, use cases that import infrastructure by value, tables
// of languages outside the texts, and circular imports between folders. `node scripts/walls.mjs [ROOT]`
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';
import { findCircles } from './circles.mjs';
import { isTestFile, readSources } from './imports.mjs';

const DOMAIN = 'packages/domain/src/';
const PLATFORM = /\b(Math\.random\b|Date\.now\b|new Date\(\)|performance\.now\b)/;

const SERVER = 'apps/server/src/';
/** Folders of use cases, one per subject. */
const USE_CASES = /^apps\/server\/src\/(?:.+\/)?use-cases\//;
/** Folders of the server that only compute, without infrastructure. */
const PURE_FOLDERS = ['use-cases', 'rules', 'types', 'values', 'texts'];
const INFRASTRUCTURE = ['fastify', 'drizzle-orm', 'sharp', '@muro/press', 'node:fs', 'node:fs/promises', 'node:child_process'];

function platformCalls(sources) {
  return [...sources].flatMap(([path, { text }]) => {
    const call = path.startsWith(DOMAIN) && !isTestFile(path) && text.match(PLATFORM);
    return call ? [`${path}: ${call[0]}: the domain has no clock and no randomness of its own: callers pass \`now\` and \`random\``] : [];
  });
}

function isInfrastructure({ from, to, isType }) {
  if (isType) return false;
  if (!to?.startsWith(SERVER)) return INFRASTRUCTURE.includes(from);
  const folders = to.slice(SERVER.length).split('/').slice(0, -1);
  return !folders.some((folder) => PURE_FOLDERS.includes(folder));
}

function impureUseCases(sources) {
  return [...sources].flatMap(([path, { imports }]) => {
    const forbidden = USE_CASES.test(path) && !isTestFile(path) && imports.find(isInfrastructure);
    return forbidden ? [`${path}: ${forbidden.from}: use cases see what does the work as types only`] : [];
  });
}

const TEXTS = /^packages\/texts\/src\/([a-z]{2,3})\//;
/** Number of languages from which an object or list counts as a table; fewer are examples. */
const TABLE_SIZE = 3;

/** Finds files that list the languages one by one, as object keys or list entries: adding a language would require changing them. */
function languageTables(sources) {
  const paths = [...sources.keys()];
  const locales = new Set(paths.flatMap((path) => TEXTS.exec(path)?.[1] ?? []));
  if (locales.size === 0) return [];
  const anyLocale = [...locales].join('|');
  const localeName = new RegExp(
    `(?<![\\w$.'"-])(?:'(${anyLocale})'(?=\\s*[,:\\]|])|"(${anyLocale})"(?=\\s*[,:\\]|])|(${anyLocale})(?=\\s*:))`,
    'g',
  );
  return paths.flatMap((path) => {
    if (path.startsWith('packages/texts/src/') || isTestFile(path)) return [];
    const foundLocales = new Set([...sources.get(path).text.matchAll(localeName)].map(([, one, two, three]) => one ?? two ?? three));
    return foundLocales.size < TABLE_SIZE
      ? []
      : [
          `${path}: ${[...foundLocales].join(', ')}: what differs by language stands in packages/texts alone, in the folder of the language`,
        ];
  });
}

/** Returns the rule violations in `sources` (see `readSources`), one line each. */
export function findBreaches(sources) {
  return [...platformCalls(sources), ...impureUseCases(sources), ...languageTables(sources), ...findCircles(sources)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const breaches = findBreaches(readSources(resolve(process.argv[2] ?? root)));
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length > 0 ? 1 : 0);
}
