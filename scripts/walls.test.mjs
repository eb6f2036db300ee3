// A gate must itself be tested: a small tree of sins goes through the same checks as the real one, and every rule must fire.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './stamp.mjs';
import { findBreaches } from './walls.mjs';

const SINS = {
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
  'apps/web/src/app/side-door.ts': ["import { x } from '@muro/domain/src/units/cm.ts';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/app/neighbour.ts': ["import { x } from '@muro/server';\nexport const a = x;", 'noRestrictedImports'],
  'apps/web/src/screens/fetches.tsx': ["import { save } from '../client/save.ts';\nexport const a = save;", 'noRestrictedImports'],
  'apps/web/src/screens/stores.tsx': [
    "import { dropDraft } from '../drafts/draft-store.ts';\nexport const a = dropDraft;",
    'noRestrictedImports',
  ],
  'apps/web/src/drafts/looks-up.ts': [
    "import { useWork } from '../app/collage/work-store.ts';\nexport const a = useWork;",
    'noRestrictedImports',
  ],
  'apps/web/src/screens/paints.tsx': [
    "import { paintDrawing } from '@muro/painter';\nexport const a = paintDrawing;",
    'noRestrictedImports',
  ],
  'apps/cli/src/undeclared.ts': ["import x from 'left-pad';\nexport const a = x;", 'noUndeclaredDependencies'],
};
const BREACHES = {
  'packages/domain/src/layouts/dice.ts': 'export const dice = () => Math.random();',
  'packages/domain/src/collage/clock.ts': 'export const now = () => Date.now();',
  'apps/server/src/use-cases/save.ts': "import { blobStore } from '../stores/blob-store.ts';\nexport const a = blobStore;",
};

let tree;
let findings;

const put = (file, text) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'muro-walls-'));
  copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  put('package.json', '{"name":"sins"}');
  for (const [file, [text]] of Object.entries(SINS)) put(file, text);
  for (const [file, text] of Object.entries(BREACHES)) put(file, text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=200', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  findings = JSON.parse(run.stdout).diagnostics.map((found) => `${found.location.path?.file ?? found.location.path}: ${found.category}`);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the walls of the house', () => {
  it.each(Object.entries(SINS))('%s is caught', (file, [, rule]) => {
    expect(findings.filter((found) => found.includes(file) && found.endsWith(rule))).not.toEqual([]);
  });

  it.each(Object.keys(BREACHES))('%s is caught', (file) => {
    expect(findBreaches(tree).filter((breach) => breach.startsWith(file))).toHaveLength(1);
  });

  it('the house itself has no breach', () => {
    expect(findBreaches(root)).toEqual([]);
  });

  it('every generator is a stranger by name', () => {
    const infrastructure = [
      'control',
      'generated-document',
      'generator',
      'generator-state',
      'layout',
      'random',
      'registry',
      'settle-values',
      'template-document',
    ];
    const files = readdirSync(join(root, 'packages/domain/src/layouts')).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const named = readFileSync(join(root, 'biome.json'), 'utf8');
    const unnamed = files
      .map((file) => file.slice(0, -3))
      .filter((name) => !infrastructure.includes(name) && !named.includes(`./${name}.ts`));
    expect(unnamed).toEqual([]);
  });
});
