import { describe, expect, it } from 'vitest';
import { type Graph, type Sources, staticImports } from '../package-index.ts';

const INDEX = '/packages/domain/src/index.ts';
const FILES: Readonly<Record<string, { readonly code: string; readonly importedIds: readonly string[] }>> = {
  '/apps/web/src/a.ts': {
    code: "import { type Rect, one, two as zwei } from '@muro/domain';\nimport './b.ts';",
    importedIds: [INDEX, '/apps/web/src/b.ts'],
  },
  '/apps/web/src/c.ts': { code: "export { three } from '@muro/domain';", importedIds: [INDEX] },
  [INDEX]: {
    code: "export * from './one.ts';\nexport { inner as two, type Rect } from './two.ts';\nexport { three } from './three.ts';",
    importedIds: ['/packages/domain/src/one.ts', '/packages/domain/src/two.ts', '/packages/domain/src/three.ts'],
  },
  '/packages/domain/src/one.ts': {
    code: 'export const one = 1;\nexport async function other() {}',
    importedIds: ['/packages/domain/src/two.ts'],
  },
};
// As in a build: the graph does not say the text of a module.
const graph: Graph = { getModuleInfo: (id) => (FILES[id] ? { importedIds: FILES[id].importedIds } : null) };
const onDisk = (): Sources => ({ read: (id) => FILES[id]?.code ?? '', indexes: new Map() });

describe('staticImports', () => {
  it('follows the index of a package only to the files whose exports are imported', () => {
    expect(staticImports('/apps/web/src/a.ts', graph, onDisk())).toEqual([
      INDEX,
      '/packages/domain/src/one.ts',
      '/packages/domain/src/two.ts',
      '/apps/web/src/b.ts',
    ]);
    expect(staticImports('/apps/web/src/c.ts', graph, onDisk())).toEqual([INDEX, '/packages/domain/src/three.ts']);
  });

  it('follows every other import, and the index itself no further', () => {
    expect(staticImports('/packages/domain/src/one.ts', graph, onDisk())).toEqual(['/packages/domain/src/two.ts']);
    expect(staticImports(INDEX, graph, onDisk())).toEqual([]);
  });
});
