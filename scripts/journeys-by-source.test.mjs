import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { JOURNEYS_BY_SOURCE, journeysOf, rowOf } from './journeys-by-source.mjs';

const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${folder}/${entry.name}`] : []));
const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

it('each source folder has its own row', () => {
  const folders = [
    ...['apps/web/src', 'apps/web/src/app', 'apps/web/src/screens', 'apps/server/src', 'packages/domain/src'].flatMap(foldersIn),
    ...foldersIn('packages'),
    ...foldersIn('apps'),
  ];
  expect(folders.filter((folder) => !(folder in JOURNEYS_BY_SOURCE))).toEqual([]);
  expect(Object.keys(JOURNEYS_BY_SOURCE).filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

it('each journey belongs to a source folder', () => {
  const beginnings = Object.values(JOURNEYS_BY_SOURCE).flat();
  expect(specs.filter((name) => !beginnings.some((beginning) => name.startsWith(beginning)))).toEqual([]);
});

it('each name in a row leads to a journey', () => {
  const beginnings = Object.values(JOURNEYS_BY_SOURCE).flat();
  expect(beginnings.filter((beginning) => !specs.some((name) => name.startsWith(beginning)))).toEqual([]);
});

it('uses the row of the nearest folder, and none for tests and docs', () => {
  expect(rowOf('apps/web/src/app/drafts/keep.ts')).toEqual(JOURNEYS_BY_SOURCE['apps/web/src/app/drafts']);
  expect(rowOf('apps/web/src/app/drafts/keep.test.ts')).toEqual([]);
  expect(rowOf('docs/operate/orders.md')).toEqual([]);
});

it('selects journeys that import a changed helper directly or indirectly', () => {
  const imports = (...to) => ({ imports: to.map((path) => ({ to: path })) });
  const sources = new Map([
    ['e2e/a.spec.ts', imports('e2e/middle.ts')],
    ['e2e/b.spec.ts', imports()],
    ['e2e/middle.ts', imports('e2e/helper.ts')],
  ]);
  const all = ['e2e/a.spec.ts', 'e2e/b.spec.ts'];
  expect(journeysOf(['e2e/helper.ts'], all, sources)).toEqual(['e2e/a.spec.ts']);
  expect(journeysOf(['e2e/b.spec.ts'], all, sources)).toEqual(['e2e/b.spec.ts']);
});
