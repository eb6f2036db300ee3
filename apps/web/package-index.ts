import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of the bundler's module graph that this file reads. */
export interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

/**
 * The source text of modules, and what was read from it. The bundler's own text of a module is no substitute: it may already be given up
 * when the graph is read, and two builds of the same code would differ.
 */
export interface Sources {
  readonly read: (id: string) => string;
  /** The file of each export, by package index. */
  readonly indexes: Map<string, ReadonlyMap<string, string>>;
}

export function sourcesOnDisk(): Sources {
  return { read: (id) => readFileSync(id, 'utf8'), indexes: new Map() };
}

const PACKAGE_INDEX = /\/packages\/([a-z]+)\/src\/index\.ts$/;
const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const STAR = /export\s*\*\s*from\s*['"]([^'"]+)['"]/g;
const DECLARED = /export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+([\w$]+)/g;

/**
 * Returns the modules that a module imports statically. Of a package's index, which names every file of the package, only the files
 * whose exports the module imports: the others are no part of what it needs.
 */
export function staticImports(id: string, graph: Graph, sources: Sources): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (!info || PACKAGE_INDEX.test(id)) return [];
  return info.importedIds.flatMap((imported) => {
    const [, name] = PACKAGE_INDEX.exec(imported) ?? [];
    if (name === undefined) return [imported];
    const index = sources.indexes.get(imported) ?? filesByExport(imported, graph, sources);
    sources.indexes.set(imported, index);
    return [imported, ...namesFrom(sources.read(id), `@muro/${name}`).flatMap((exported) => index.get(exported) ?? [])];
  });
}

/** The file of each export of a package index. */
function filesByExport(index: string, graph: Graph, { read }: Sources): ReadonlyMap<string, string> {
  const code = read(index);
  const imported = new Set(graph.getModuleInfo(index)?.importedIds);
  const files = new Map<string, string>();
  const put = (names: readonly string[], from: string): void => {
    const file = join(dirname(index), from);
    if (imported.has(file)) for (const name of names) files.set(name, file);
  };
  for (const [, names = '', from = ''] of code.matchAll(NAMED)) put(namesOf(names, 'exported'), from);
  for (const [, from = ''] of code.matchAll(STAR)) {
    const target = join(dirname(index), from);
    if (!imported.has(target)) continue;
    put(
      [...read(target).matchAll(DECLARED)].map(([, name = '']) => name),
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
    .map((part) => part.trim())
    .filter((candidate) => candidate !== '' && !candidate.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/).at(side === 'imported' ? 0 : -1) ?? '');
}
