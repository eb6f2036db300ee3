import { type ApiLocale, type PageView, TEXTS_OF_PAGE } from '@muro/api';
import { type BuildManifest, type BuiltFiles, filesBeside, readBuild } from './build-manifest.ts';

const PAGES = 'pages.html';
const ENTRY = 'index.html';
/** The code that the entry of `index.html` imports once the first view is painted. */
const DESIGNER = 'src/designer.tsx';
/** The screen and the open work. */
const SIZE_PAGE = ['src/screens/size-and-adjust/SizeAndAdjustScreen.tsx', 'src/state/editor/workspace.ts'];
const NONE: BuiltFiles = { scripts: [], styles: [] };

/**
 * Returns the files of a page that the entry of `pages.html` imports dynamically: its component and its texts, with all that they import
 * statically. Named in the HTML they load together with the entry, not after it. A component is found by the name of its file: the page
 * 'sign-in' is drawn by `SignInPage.tsx`. Returns none if the web app was built without a manifest.
 */
export function firstFiles(webFolder: string, page: PageView['page'], locale: ApiLocale): Promise<BuiltFiles> {
  return filesOf(webFolder, `${page} ${locale}`, (manifest) => {
    const component = manifest[PAGES]?.dynamicImports?.find((key) => key.endsWith(`/${componentOf(page)}.tsx`));
    return filesBeside(manifest, PAGES, [...(component ? [component] : []), ...textsOf(manifest, locale, TEXTS_OF_PAGE[page])]);
  });
}

/** Returns the files of the designer itself, whose styles the first view needs; none without a manifest. */
export function designerFiles(webFolder: string): Promise<BuiltFiles> {
  return filesOf(webFolder, 'designer', (manifest) => filesBeside(manifest, ENTRY, [DESIGNER]));
}

/** Returns the files that the size page shows first, which the designer imports dynamically one after another; none without a manifest. */
export function sizePageFiles(webFolder: string): Promise<BuiltFiles> {
  return filesOf(webFolder, 'size page', (manifest) => filesBeside(manifest, DESIGNER, SIZE_PAGE));
}

/** Returns the scripts with the designer's texts in one language, which it imports dynamically. */
export async function designerTexts(webFolder: string, locale: ApiLocale): Promise<readonly string[]> {
  const files = await filesOf(webFolder, `designer ${locale}`, (manifest) =>
    filesBeside(manifest, DESIGNER, textsOf(manifest, locale, 'app')),
  );
  return files.scripts;
}

/** Returns the key of a set of texts in one language; none if it was not built. */
function textsOf(manifest: BuildManifest, locale: ApiLocale, name: string): readonly string[] {
  return Object.keys(manifest).filter((key) => key.endsWith(`/texts/src/${locale}/${name}.ts`));
}

/** Letters of the interface in the weights of the first view. */
const FONT = /\/jost-latin-[456]00-normal\.woff2$/;

/** Returns the fonts of the first view: requested with the styles they arrive before the first paint, so that no letters change. */
export async function designerFonts(webFolder: string): Promise<readonly string[]> {
  const build = await readBuild(webFolder);
  return Object.entries(build?.manifest ?? {}).flatMap(([key, { file }]) => (FONT.test(key) ? [file] : []));
}

/** Returns the files of a page, computed once per build. */
async function filesOf(webFolder: string, page: string, find: (manifest: BuildManifest) => BuiltFiles): Promise<BuiltFiles> {
  const build = await readBuild(webFolder);
  if (!build) return NONE;
  const files = build.files.get(page) ?? find(build.manifest);
  build.files.set(page, files);
  return files;
}

function componentOf(page: string): string {
  const words = page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Page`;
}
