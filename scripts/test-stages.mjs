// The stages of `npm test` and `npm run test:all`, and the limits of files in fast stages.

/** Vitest projects of `npm test`; `components` runs in the installed Chromium. */
export const FAST_PROJECTS = ['domain', 'shop', 'press', 'server', 'web', 'cli', 'house', 'components'];

/** Vitest projects that only `npm run test:all` runs: other set-ups, real processes, faults, load, power cuts. */
export const SLOW_PROJECTS = ['setups', 'system'];

const vitest = (projects) => ({ runner: 'vitest', args: projects.flatMap((name) => ['--project', name]) });
const playwright = (...args) => ({ runner: 'playwright', args });
/** Tests of code that may depend on the version of Node.js: start, children, photos, print files, commands. */
const ON_NODE_24 = [
  ...['apps/server/src', 'apps/server/test/start', 'apps/server/test/print', 'packages/press', 'apps/cli/test/muro.test.ts'],
  'apps/cli/test/init.test.ts',
];

/** Smoke journeys have the tag `@smoke`. No test belongs to two stages, except those that Node.js 24 repeats. */
export const STAGES = {
  check: { title: 'lock file, walls, dead exports, types and lint', runner: 'check', args: [] },
  unit: { title: 'tests of code, server, press, terminal and components, a line a file', ...vitest(FAST_PROJECTS) },
  smoke: { title: 'smoke journeys in a real browser, a line a test', ...playwright('--grep', '@smoke') },
  system: { title: 'every set-up, processes, faults, load and power cuts, a line a file', ...vitest(SLOW_PROJECTS) },
  node24: {
    title: 'start, print and unit tests of server and terminal on Node.js 24, a line a file',
    isOnNode24: true,
    runner: 'vitest',
    args: [...vitest(['server', 'press', 'cli']).args, ...ON_NODE_24],
  },
  journey24: {
    title: 'a smoke journey on Node.js 24',
    isOnNode24: true,
    ...playwright('e2e/journey.spec.ts', '--grep', '@smoke', '--project', 'desktop'),
  },
  journeys: { title: 'all other journeys, widths and browser engines, a line a test', ...playwright('--grep-invert', '@smoke') },
};
const FAST = ['check', 'unit', 'smoke'];

/** Stages by command-line argument, in groups: a group starts only if all earlier ones passed. */
export const GROUPS = {
  fast: [FAST],
  all: [FAST, ['system', 'journeys', 'node24', 'journey24']],
  e2e: [['smoke', 'journeys']],
  ...Object.fromEntries(Object.keys(STAGES).map((name) => [name, [[name]]])),
};

/** Limit of a file in a fast project, processor seconds. Wall-clock time would fail on a busy machine. */
export const MAX_FILE_SECONDS = 5;

/** Failure threshold as a multiple of the limit: the time of a file varies by up to half from run to run, since processes share caches. */
export const COST_TOLERANCE = 1.5;

/** Limit of a file of component tests, processor seconds of Chromium: it renders in software and runs unbundled modules. */
export const MAX_COMPONENT_FILE_SECONDS = 120;

/** Returns the limit of a file, processor seconds; slow projects have none. `components` runs once per screen. */
export function maxSecondsOf(project) {
  const [name] = project.split(' (');
  if (!FAST_PROJECTS.includes(name)) return Number.POSITIVE_INFINITY;
  return name === 'components' ? MAX_COMPONENT_FILE_SECONDS : MAX_FILE_SECONDS;
}

/** Fast files that may exceed the limit, with the reason. */
export const COSTLY_FILES = {
  'apps/cli/test/broken-catalogue.test.ts': 'checks hundreds of broken shop folders with their pictures',
  'apps/cli/test/muro.test.ts': 'makes and prints real collages, and starts the built command a few times',
  'apps/server/test/upkeep/backup-rows.test.ts': 'restores dumps into new embedded databases, each a second or two',
  'apps/server/test/catalogue/catalogue.test.ts': 'paints every card picture and the quote library',
  'apps/server/test/orders/checkout.test.ts': 'saves, orders and prints through real services for fourteen cases',
  'apps/server/test/collages/collages.test.ts': 'stores a collage of 150 photos, each decoded in a child process',
  'apps/server/test/accounts/former-password.test.ts': 'hashes many passwords with Argon2id',
  'apps/server/test/db/tables.test.ts': 'compares the tables of one new embedded database after another',
  'apps/server/test/db/first-lines.test.ts': 'takes orders of the former tables over in new embedded databases, each a second or two',
  'apps/server/test/http/overload.test.ts': 'keeps the event loop busy for ten seconds in all',
  'apps/server/test/accounts/operator-tokens.test.ts': 'makes each operator call with three tokens',
  'apps/server/test/db/database-thread.test.ts': 'opens embedded databases on the disk again and again',
  'apps/server/test/accounts/guessing.test.ts': 'hashes hundreds of passwords with Argon2id',
  'apps/server/test/mail/mails.test.ts': 'sends through real relays, with TLS, and prints orders',
  'apps/server/test/db/migrations.test.ts': 'migrates new embedded databases, each a second or two',
  'apps/server/test/http/openapi.test.ts': 'calls every path of the API with real photos, orders and prints',
  'apps/web/src/flow/catalogue/material-paths.test.ts': 'takes every way through sizes and materials of each design',
  'packages/shop/test/linear-readers.test.ts': 'reads half-open shop files of up to 240 kB to compare their cost',
  'apps/server/test/accounts/second-factor.test.ts': 'hashes ten recovery codes for each of a dozen accounts with Argon2id',
  'apps/cli/test/prune.test.ts': 'starts the real command again and again',
  'apps/server/test/http/hostile-fields.test.ts': 'sends hostile values to every field of every call',
  'apps/server/test/collages/stored-screenshots.test.ts': 'repaints screenshots in child processes, and exports an account to Python',
  'apps/server/test/upkeep/sweep.test.ts': 'stores dozens of photos, each decoded in a child process',
  'apps/server/test/photos/upload.test.ts': 'stores photos of every kind, each decoded in a child process',
  'packages/domain/test/gallery/gallery.test.ts': 'lays out every golden layout',
  'apps/server/test/accounts/sign-in-by-email.test.ts': 'hashes many passwords with Argon2id',
  'apps/server/test/orders/order-search.test.ts': 'searches thousands of orders on the embedded database',
  'apps/server/test/orders/orders.test.ts': 'prints orders, and walks a print through thirty lost servers',
  'apps/server/src/http/pages/markdown-growth.test.ts': 'reads half-open Markdown of two lengths to compare their cost',
  'apps/server/test/start/failing-starts.test.ts': 'starts the server with many wrong settings',
  'packages/domain/src/collage/change-design-material.test.ts': 'starts every design at each of its sizes and materials',
  'packages/domain/src/layouts/fit.test.ts': 'property test over sizes, materials and values; its number of runs stays',
  'packages/domain/src/layouts/fit/fit-steps.test.ts': 'property tests of simulated annealing; their number of runs stays',
  'packages/domain/src/layouts/fit/refit-steps.test.ts': 'property tests of simulated annealing; their number of runs stays',
  'packages/domain/src/layouts/fit/outline/shaped-layout.test.ts': 'property test of simulated annealing; its number of runs stays',
  'packages/domain/src/layouts/fit/photo-order.test.ts': 'lays many photos out in rows, and few in every arrangement',
  'packages/domain/src/layouts/fit/variant-group.test.ts': 'searches for groups of variants alone and together',
  'packages/domain/src/layouts/fit/refit-moved.test.ts': 'fits layouts anew after swaps and turns of up to 17 photos',
  'packages/domain/src/wall/measure-wall.test.ts': 'measures simulated photos of walls, a hundred for each claim about its error',
  'packages/domain/test/linear-readers.test.ts': 'reads half-open documents of up to 2 MB to compare their cost',
  'packages/domain/test/linear-photo-readers.test.ts': 'reads half-open photo files of up to 2 MB to compare their cost',
  'packages/domain/test/many-documents.test.ts': 'reads 240 hostile documents',
  'packages/domain/src/layouts/layout-fault.test.ts': 'lays out every generator at every size on every material',
  'packages/domain/test/catalogue.test.ts': 'lays out every design at each size on each material',
  'packages/domain/test/gallery-svg.test.ts': 'draws every golden layout',
  'packages/press/test/odd-photos.test.ts': 'decodes every odd kind of photo that the project can make',
  'packages/press/test/parity/parity.test.ts': 'draws the same pages in Chromium, Node and the PDF',
  'packages/press/test/photo-fingerprint.test.ts': 'decodes and compares many pictures of one photo',
  'packages/press/test/seams.test.ts': 'draws neighbouring photos at print resolution with five renderers',
};
