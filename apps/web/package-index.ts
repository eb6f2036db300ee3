import { dirname, join } from 'node:path';

/** The part of the bundler's module graph that this file reads. */
export interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly code?: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

const PACKAGE_INDEX = /\/packages\/([a-z]+)\/src\/index\.ts$/;
const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const STAR = /export\s*\*\s*from\s*['"]([^'"]+)['"]/g;
const DECLARED = /export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+([\w$]+)/g;

/**
 * Returns the modules that a module imports statically. Of a package's index, which names every file of the package, only the files
 * whose exports the module imports: the others are no part of what it needs.
 */
export function staticImports(id: string, graph: Graph, indexes: Map<string, ReadonlyMap<string, string>>): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (!info || PACKAGE_INDEX.test(id)) return [];
  return info.importedIds.flatMap((imported) => {
    const [, name] = PACKAGE_INDEX.exec(imported) ?? [];
    if (name === undefined) return [imported];
    const index = indexes.get(imported) ?? filesByExport(imported, graph);
    indexes.set(imported, index);
    return [imported, ...namesFrom(info.code ?? '', `@muro/${name}`).flatMap((each) => index.get(each) ?? [])];
  });
}

/** The file of each export of a package index. */
function filesByExport(index: string, graph: Graph): ReadonlyMap<string, string> {
  const { code, importedIds } = graph.getModuleInfo(index) ?? { code: '', importedIds: [] };
  const known = new Set(importedIds);
  const files = new Map<string, string>();
  const put = (names: readonly string[], from: string): void => {
    const file = join(dirname(index), from);
    if (known.has(file)) for (const name of names) files.set(name, file);
  };
  for (const [, names = '', from = ''] of (code ?? '').matchAll(NAMED)) put(namesOf(names, 'exported'), from);
  for (const [, from = ''] of (code ?? '').matchAll(STAR)) {
    const target = graph.getModuleInfo(join(dirname(index), from))?.code ?? '';
    put(
      [...target.matchAll(DECLARED)].map(([, name = '']) => name),
      from,
    );
  }
  return files;
}

/** Names that a module imports from a package, or passes on from it. */
function namesFrom(code: string, from: string): readonly string[] {
  return [...code.matchAll(NAMED)].filter(([, , source]) => source === from).flatMap(([, names = '']) => namesOf(names, 'imported'));
}

/** 'a, b as c' → ['a', 'b'] as imported, ['a', 'c'] as exported; types are left out. */
function namesOf(list: string, side: 'imported' | 'exported'): readonly string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/).at(side === 'imported' ? 0 : -1) ?? '');
}
