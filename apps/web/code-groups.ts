import { join } from 'node:path';
import { type Graph, type Sources, sourcesOnDisk, staticImports } from './package-index.ts';

const source = (...names: readonly string[]) => names.map((name) => join(import.meta.dirname, 'src', name));

/**
 * The scripts that start the pages. Each waits for its texts (top-level
 * await), whose code may be in these groups: so the scripts stay separate.
 */
const APP = source('designer.tsx');
const CART = source('cart.tsx');
const PAGES = source('pages.tsx');
/** The frame and the fields that nearly every page of `pages.html` uses. */
const PAGE_FRAME = source('nav-bar/BuyerPage.tsx', 'controls/TextField.tsx', 'controls/Form.tsx', 'controls/Notice.tsx');
const EVERY_PAGE = [...PAGES, ...PAGE_FRAME];
/** Screens of an open work; the list of designs is shown before they are loaded. */
const SIZE_PAGE = source('screens/size-and-adjust/SizeAndAdjustScreen.tsx', 'state/editor/workspace.ts');
const EDITOR = source('screens/editor/EditorScreen.tsx');
const OVERVIEW = source('screens/overview/OverviewPage.tsx');
const ORDER = source('screens/order/OrderPage.tsx');
/** Imports each page of `pages.html` on demand. */
const PAGE_PARTS = source('page-parts.tsx');

/**
 * Groups the code that a page needs before its first screen into few chunks, and the code that the screens of an open work share. The
 * bundler's own split has fifty files, most of a few hundred bytes, and a request for each costs more than its contents.
 *
 *     loader                    every entry: the bundler's own code that loads the groups
 *     base, base-libraries      every page
 *     frame                     list of designs and pages of `pages.html`
 *     common                    list and cart
 *     app                       list alone
 *     …-forms, forms            size page and overview, order page, any page of `pages.html`
 *     object, object-libraries  size page and cart
 *     work                      size page and editor: most of the domain
 *     size-page                 size page alone
 *
 * A group has the modules that all of its pages need and no group above has, so each contains or follows what its modules import.
 */
export function codeGroups() {
  const cache = new Map<readonly string[], ReadonlySet<string>>();
  const sources = sourcesOnDisk();
  const needsOf = (page: readonly string[], graph: Graph): ReadonlySet<string> => {
    const needs = cache.get(page) ?? neededBy(page === PAGE_PARTS ? partsOf(page, graph) : page, graph, sources);
    cache.set(page, needs);
    return needs;
  };
  const group = (name: string, pages: readonly (readonly string[])[], isMember: (id: string) => boolean = () => true) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (isMember(id) && pages.every((page) => needsOf(page, graph).has(id)) ? name : null),
  });
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const groups = [
    { name: 'loader', test: /vite\/preload-helper/ },
    group('base-libraries', [APP, CART, EVERY_PAGE], isLibrary),
    group('base', [APP, CART, EVERY_PAGE]),
    group('frame', [APP, PAGE_PARTS]),
    group('common', [APP, CART]),
    group('app', [APP]),
    group('overview-forms', [SIZE_PAGE, OVERVIEW]),
    group('order-forms', [SIZE_PAGE, ORDER]),
    group('forms', [SIZE_PAGE, PAGE_PARTS]),
    group('object-libraries', [SIZE_PAGE, CART], isLibrary),
    group('object', [SIZE_PAGE, CART]),
    group('work', [SIZE_PAGE, EDITOR]),
    group('size-page', [SIZE_PAGE]),
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
