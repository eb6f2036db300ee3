import { join } from 'node:path';
import { type Graph, type Sources, sourcesOnDisk, staticImports } from './package-index.ts';

const source = (...names: readonly string[]) => names.map((name) => join(import.meta.dirname, 'src', name));

/**
 * The entry scripts of the pages. Each waits for its texts (top-level
 * await), whose code may be in these groups: so the scripts stay separate.
 */
const APP = source('main.tsx');
const CART = source('cart.tsx');
const PAGES = source('pages.tsx');
/** The frame and the fields that nearly every page of `pages.html` uses. */
const PAGE_FRAME = source('nav-bar/BuyerPage.tsx', 'controls/TextField.tsx', 'controls/Form.tsx', 'controls/Notice.tsx');
const EVERY_PAGE = [...PAGES, ...PAGE_FRAME];
/** Imports each page of `pages.html` on demand. */
const PAGE_PARTS = source('page-parts.tsx');

/**
 * Groups the code that a page needs before its first screen into few chunks. The bundler's own split has fifty files, most of a few hundred
 * bytes, and a request for each costs more than its contents.
 *
 *     base, base-libraries      every page
 *     forms, form-libraries     further code shared by the designer and pages of `pages.html`
 *     common, libraries         designer and cart
 *     app                       the designer alone
 */
export function codeGroups() {
  const known = new Map<readonly string[], ReadonlySet<string>>();
  const sources = sourcesOnDisk();
  const needsOf = (page: readonly string[], graph: Graph): ReadonlySet<string> => {
    const needs = known.get(page) ?? neededBy(page === PAGE_PARTS ? partsOf(page, graph) : page, graph, sources);
    known.set(page, needs);
    return needs;
  };
  const group = (name: string, pages: readonly (readonly string[])[], isIn: (id: string) => boolean = () => true) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (isIn(id) && pages.every((page) => needsOf(page, graph).has(id)) ? name : null),
  });
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const groups = [
    group('base-libraries', [APP, CART, EVERY_PAGE], isLibrary),
    group('base', [APP, CART, EVERY_PAGE]),
    group('form-libraries', [APP, PAGE_PARTS], isLibrary),
    group('forms', [APP, PAGE_PARTS]),
    group('libraries', [APP, CART], isLibrary),
    group('common', [APP, CART]),
    group('app', [APP]),
  ];
  return { groups };
}

function partsOf(files: readonly string[], graph: Graph): readonly string[] {
  return files.flatMap((file) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []).filter((id) => id.includes('/screens/'));
}

/** Returns all modules that these files import statically, without the pages' entry scripts. */
function neededBy(files: readonly string[], graph: Graph, sources: Sources): ReadonlySet<string> {
  const scripts = new Set([...APP, ...CART, ...PAGES]);
  const found = new Set<string>(files);
  const open = [...files];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of staticImports(id, graph, sources)) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return new Set([...found].filter((id) => !scripts.has(id)));
}
