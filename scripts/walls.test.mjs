// Tests the architecture checks themselves: every rule must report a violation in a small tree with one violation per rule.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { readSources } from './imports.mjs';
import { findBreaches } from './walls.mjs';

const VIOLATIONS = {
  'packages/domain/src/geometry/upwards.ts': [
    "import { composePage } from '../page/compose-page.ts';\nexport const a = composePage;",
    'noRestrictedImports',
  ],
  'packages/domain/src/collage/knows-xml.ts': [
    "import { parseXml } from '../xml/parse-xml.ts';\nexport const a = parseXml;",
    'noRestrictedImports',
  ],
  'packages/domain/src/layouts/alleven.ts': ["import { single } from './single.ts';\nexport const a = single;", 'noRestrictedImports'],
  'packages/domain/src/photo/platform.ts': ["import { readFile } from 'node:fs';\nexport const a = readFile;", 'noNodejsModules'],
  'packages/domain/src/units/round-one.ts': ["import { b } from './round-two.ts';\nexport const a = () => b;", 'noImportCycles'],
  'packages/domain/src/units/round-two.ts': ["import { a } from './round-one.ts';\nexport const b = () => a;", 'noImportCycles'],
  'packages/domain/src/units/type-one.ts': ["import type { B } from './type-two.ts';\nexport type A = B;", 'noImportCycles'],
  'packages/domain/src/units/type-two.ts': ["import type { A } from './type-one.ts';\nexport type B = A | 1;", 'noImportCycles'],
  'apps/web/src/app/side-door.ts': ["import { x } from '@muro/domain/src/units/cm.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/app/neighbour.ts': ["import { x } from '@muro/server';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/app/asks.ts': ["import { x } from '../screens/Screen.tsx';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/app/catalogue/bar.ts': ["import { x } from '../../nav-bar/NavBar.tsx';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/screens/fetches.tsx': ["import { x } from '../client/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/screens/editor/reads.tsx': ["import { x } from '../../files/read.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/screens/stores.tsx': ["import { x } from '../drafts/draft-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/screens/paints.tsx': ["import { x } from '@muro/painter';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/nav-bar/screen.tsx': ["import { x } from '../screens/cart/CartScreen.tsx';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/nav-bar/fetches.tsx': ["import { x } from '../client/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/state/acts.ts': ["import { x } from '../app/saving/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/state/collage/shows.ts': [
    "import { x } from '../../screens/editor/Editor.tsx';\nexport const a = x;",
    'noRestrictedImports',
  ],
  'apps/web/src/canvas/looks-up.ts': ["import { x } from '../state/collage/work-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/canvas/calls.ts': ["import { x } from '../client/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/canvas/keeps.ts': ["import { x } from 'zustand';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/controls/says.tsx': ["import { x } from '../state/language/text-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/controls/paints.tsx': ["import { x } from '../canvas/renderer.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/controls/acts.tsx': ["import { x } from '../app/saving/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/controls/keeps.tsx': ["import { x } from '../drafts/draft-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/client/reads.ts': ["import { x } from '../files/read.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/client/shows.ts': ["import { x } from '../controls/Button.tsx';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/files/stores.ts': ["import { x } from '../drafts/draft-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/files/looks-up.ts': ["import { x } from '../state/photos/photo-library.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/drafts/looks-up.ts': ["import { x } from '../state/collage/work-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/drafts/sends.ts': ["import { x } from '../client/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/flow/drafts/stores.ts': ["import { x } from '../../drafts/draft-store.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/flow/saving/acts.ts': ["import { x } from '../../app/saving/save.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/flow/edit/renders.ts': ["import { x } from 'react';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/state/all-languages.ts': ["import { TEXTS } from '@muro/texts/all';\nexport const a = TEXTS;", 'noRestrictedImports'],
  'packages/texts/src/es/reads.ts': ["import { x } from '@muro/domain';\nexport const a = x;", 'noRestrictedImports'],
  'apps/cli/src/undeclared.ts': ["import x from 'left-pad';\nexport const a = x;", 'noUndeclaredDependencies'],
};
const BREACHES = {
  'packages/domain/src/layouts/dice.ts': 'export const dice = () => Math.random();',
  'packages/domain/src/collage/clock.ts': 'export const now = () => Date.now();',
  'apps/server/src/collages/use-cases/save.ts': "import { blobStore } from '../../stores/blob-store.ts';\nexport const a = blobStore;",
  'apps/server/src/orders/use-cases/new-folder.ts': "import { ship } from '../../parcels/ship.ts';\nexport const a = ship;",
  'packages/api/src/names.ts': "export const NAMES = { es: 'paquete', fr: 'colis', 'de': 'Paket' };",
  'apps/web/src/flow/kinds.ts': "export const KINDS = ['es', 'fr', 'de'];",
  'apps/server/src/orders/use-cases/answer.ts': "import fastify from 'fastify';\nexport const a = fastify;",
};
/** Files that the violations import, and allowed files. */
const NEIGHBOURS = {
  'packages/texts/src/languages.ts': "export const ORDER = ['es', 'fr', 'de'];",
  'packages/texts/src/de/words.ts': "export const words = { parcel: 'Paket' };",
  'packages/texts/src/fr/words.ts': "export const words = { parcel: 'Colis' };",
  'apps/cli/src/few.ts': "export const few = ['es', 'fr'];",
  'apps/cli/test/names.ts': "export const NAMES = { es: 'paquete', fr: 'colis', de: 'Paket' };",
  'apps/server/src/stores/blob-store.ts': 'export const blobStore = 1;',
  'apps/server/src/parcels/ship.ts': 'export const ship = 1; export type Parcel = 1;',
  'apps/server/src/orders/use-cases/types.ts': "import type { Parcel } from '../../parcels/ship.ts';\nexport const a = (b: Parcel) => b;",
  'apps/server/src/orders/rules/terms.ts': 'export const terms = 1;',
  'apps/server/src/orders/use-cases/by-rule.ts': "import { terms } from '../rules/terms.ts';\nexport const a = terms;",
};
/** Circular imports by parent folder: of two folders, of three including a type import, and deep inside a package. */
const CIRCLES = {
  'packages/press/src': {
    'pdf/write.ts': "import { shade } from '../raster/shade.ts';\nexport const write = shade;",
    'raster/shade.ts': "export { write as shade } from '../pdf/write.ts';",
  },
  'packages/shop/src': {
    'prices/sum.ts': "import { read } from '../files/deep/read.ts';\nexport const sum = read;",
    'files/deep/read.ts': "const check = () => import('../../check/all.ts');\nexport const read = check;",
    'check/all.ts': "import type { sum } from '../prices/sum.ts';\nexport type All = typeof sum;",
  },
  'apps/web/src/controls': {
    'menu/Menu.tsx': "import styles from '../card/Card.module.css';\nexport const Menu = styles;",
    'card/Card.tsx': "import { Menu } from '../menu/Menu.tsx';\nexport const Card = Menu;",
    'card/Card.module.css': '.card {}',
  },
  // A file beside a folder uses the folder, which uses another file beside it.
  'apps/cli/src/tools': {
    'list.ts': "import { paper } from './shelf/paper.ts';\nexport const list = paper;",
    'shelf/paper.ts': "import { size } from '../size.ts';\nexport const paper = size;",
    'size.ts': 'export const size = 1;',
  },
  'packages/painter/src/one/two': {
    'left/a.ts': "import {\n  b,\n} from '../right/b.ts';\nexport const a = b;",
    'right/b.ts': "import { type A } from '../left/a.ts';\nexport const b = 1 as A;",
  },
};
/** Circular imports between the tool folders, including tests. */
const RING = {
  'scripts/start.mjs': "import { steps } from '../e2e/steps.ts';\nexport const start = steps;",
  'e2e/steps.ts': "import { photos } from '../test-support/photos.ts';\nexport const steps = photos;",
  'test-support/photos.ts': "import { start } from '../scripts/start.mjs';\nexport const photos = () => start;",
};
const FREE = {
  'apps/web/src/flow/photos/inner.ts': "import { x } from '../drafts/draft.ts';\nexport const a = x;",
  'apps/web/src/screens/through-app.tsx': "import { x } from '../app/drafts/keep.ts';\nexport const a = x;",
  'apps/web/src/app/all-below.ts':
    "import { x } from '../drafts/draft-store.ts';\nimport { y } from '../client/save.ts';\nimport { z } from '../state/collage/work-store.ts';\nexport const a = [x, y, z];",
  'packages/api/src/above.ts': "import { a } from './left/a.ts';\nexport const above = a;",
  'packages/api/src/left/a.ts': "import { b } from '../right/b.ts';\nexport const a = b;",
  'packages/api/src/right/b.ts': "// import { a } from '../left/a.ts';\nexport const b = 'http://x';",
  'packages/api/src/right/b.test.ts': "import { a } from '../left/a.ts';\nexport const tried = a;",
};

let tree;
let findings;
let breaches;

const put = (file, text) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'muro-walls-'));
  copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  put('package.json', '{"name":"violations"}');
  for (const [file, [text]] of Object.entries(VIOLATIONS)) put(file, text);
  for (const files of [BREACHES, NEIGHBOURS, FREE]) for (const [file, text] of Object.entries(files)) put(file, text);
  for (const [folder, files] of Object.entries(CIRCLES)) for (const [file, text] of Object.entries(files)) put(`${folder}/${file}`, text);
  for (const [file, text] of Object.entries(RING)) put(file, text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=500', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  breaches = findBreaches(readSources(tree));
  findings = JSON.parse(run.stdout).diagnostics.map((found) => `${found.location.path?.file ?? found.location.path}: ${found.category}`);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('architecture rules', () => {
  it.each(Object.entries(VIOLATIONS))('%s is reported', (file, [, rule]) => {
    expect(findings.filter((found) => found.includes(file) && found.endsWith(rule))).not.toEqual([]);
  });

  it.each(Object.keys(BREACHES))('%s is reported', (file) => {
    expect(breaches.filter((breach) => breach.startsWith(file))).toHaveLength(1);
  });

  it.each(Object.entries(CIRCLES))('a circular import in %s is reported with an import for each step', (folder, files) => {
    const faults = breaches.filter((breach) => breach.startsWith(`${folder}: `));
    expect(faults).toHaveLength(1);
    const importing = Object.keys(files).filter((file) => files[file].includes('import'));
    for (const file of importing) expect(faults[0]).toContain(`${folder}/${file} imports `);
  });

  it('a circular import between tool folders is reported with an import for each step', () => {
    const faults = breaches.filter((breach) => breach.startsWith('tools: '));
    expect(faults).toHaveLength(1);
    for (const file of Object.keys(RING)) expect(faults[0]).toContain(`${file} imports `);
  });

  it('allowed: types of use cases, comments, tests, files that only compose the folders beside them', () => {
    const violators = [...Object.keys(BREACHES), ...Object.keys(CIRCLES), 'tools'];
    expect(breaches.filter((breach) => !violators.some((violator) => breach.startsWith(violator)))).toEqual([]);
  });

  it.each(Object.keys(FREE))('the linter allows %s', (file) => {
    expect(findings.filter((found) => found.includes(file) && found.endsWith('noRestrictedImports'))).toEqual([]);
  });

  it('every layer of the web app and every folder of the domain has its own rule', () => {
    const ruled = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')).overrides.flatMap(({ includes }) => includes);
    for (const [place, free] of [
      ['apps/web/src', ['styles']],
      ['packages/domain/src', []],
    ]) {
      const folders = readdirSync(join(root, place), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const missing = folders.filter(({ name }) => !free.includes(name) && !ruled.includes(`${place}/${name}/**`));
      expect(missing.map(({ name }) => `${place}/${name}`)).toEqual([]);
    }
  });

  it('the repository has no violation', () => {
    expect(findBreaches(readSources(root))).toEqual([]);
  });

  it('every generator is listed as independent', () => {
    const registry = readFileSync(join(root, 'packages/domain/src/layouts/registry.ts'), 'utf8');
    const generators = [...registry.matchAll(/^import \{[^}]*\} from '(\.\/[^']+)';$/gm)].map(([, file]) => file);
    expect(generators.length).toBeGreaterThan(18);
    const named = readFileSync(join(root, 'biome.json'), 'utf8');
    expect(generators.filter((file) => !named.includes(`"${file}"`))).toEqual([]);
  });
});
