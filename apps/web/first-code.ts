import { join } from 'node:path';

const source = (...names: readonly string[]) => names.map((name) => join(import.meta.dirname, 'src', name));

/** The pages' own scripts. Each waits for its words before it begins, and words may need code of these files: so they stay apart. */
const APP = source('main.tsx');
const CART = source('cart.tsx');
const PAGES = source('pages.tsx');
/** The frame and the fields that nearly every page of `pages.html` shows. */
const PAGE_FRAME = source('nav-bar/BuyerPage.tsx', 'controls/TextField.tsx', 'controls/Form.tsx', 'controls/Notice.tsx');
const EVERY_PAGE = [...PAGES, ...PAGE_FRAME];
/** Imports each page of `pages.html` when it is the one that is shown. */
const PAGE_PARTS = source('page-parts.tsx');

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] } | null;
}

/**
 * Groups the code that a page needs before its first screen into few files. The bundler's own split has fifty files, most of a few
 * hundred bytes, and a request for each costs more than reading it.
 *
 *     base, base-libraries      every page
 *     forms, form-libraries     more of the designer that a page of `pages.html` shows, too
 *     common, libraries         designer and cart
 *     app                       the designer alone
 */
export function firstCode() {
  const known = new Map<readonly string[], ReadonlySet<string>>();
  const needsOf = (page: readonly string[], graph: Graph): ReadonlySet<string> => {
    const needs = known.get(page) ?? neededBy(page === PAGE_PARTS ? partsOf(page, graph) : page, graph);
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

/** All that comes with these files, without the pages' own scripts. */
function neededBy(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const scripts = new Set([...APP, ...CART, ...PAGES]);
  const found = new Set<string>(files);
  const open = [...files];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return new Set([...found].filter((id) => !scripts.has(id)));
}
