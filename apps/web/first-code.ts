import { join } from 'node:path';

/** The pages' own scripts. Each waits for its words before it begins, and words may need code of these files: so they stay apart. */
const APP = join(import.meta.dirname, 'src/main.tsx');
const CART = join(import.meta.dirname, 'src/cart.tsx');

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * What a page needs before its first screen, in three files: the libraries and the code of both pages, and what the app alone needs. Split by
 * who else needs what, it would be fifty files, most of some hundred bytes, and each costs browser and server more to bring than to read.
 */
export function firstCode() {
  const needs = new Map<string, ReadonlySet<string>>();
  const needsOf = (page: string, graph: Graph): ReadonlySet<string> => {
    const known = needs.get(page) ?? neededBy(page, graph);
    needs.set(page, known);
    return known;
  };
  const group = (name: string, pages: readonly string[], isIn: (id: string) => boolean = () => true) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (isIn(id) && pages.every((page) => needsOf(page, graph).has(id)) ? name : null),
  });
  const isLibrary = (id: string) => id.includes('/node_modules/');
  return { groups: [group('libraries', [APP, CART], isLibrary), group('common', [APP, CART]), group('app', [APP])] };
}

/** All that comes with a page, without the page's own script. */
function neededBy(page: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [page];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
