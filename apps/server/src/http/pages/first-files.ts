import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiLocale, type PageView, TEXTS_OF_PAGE } from '@muro/api';

/** A module of the bundler's manifest; the fields used here. */
interface BuiltModule {
  /** Path of the built file below the web app's folder. */
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the modules that it imports statically. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** Paths of built files below the web app's folder. */
interface FirstFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const PAGES = 'pages.html';
const NONE: FirstFiles = { scripts: [], styles: [] };

/**
 * Returns the files of a page that the entry of `pages.html` imports dynamically: its component and its texts, with all that they import
 * statically. Named in the HTML they load together with the entry, not after it. A component is found by the name of its file: the page
 * 'sign-in' is drawn by `SignInPage.tsx`. Returns none if the web app was built without a manifest.
 */
export async function firstFiles(webFolder: string, page: PageView['page'], locale: ApiLocale): Promise<FirstFiles> {
  const build = await readBuild(webFolder);
  if (!build) return NONE;
  const key = `${page} ${locale}`;
  const files = build.files.get(key) ?? filesIn(build.manifest, page, locale);
  build.files.set(key, files);
  return files;
}

/** Returns the scripts with the designer's texts in one language, which its entry imports dynamically. */
export async function designerTexts(webFolder: string, locale: ApiLocale): Promise<readonly string[]> {
  const build = await readBuild(webFolder);
  const texts = Object.entries(build?.manifest ?? {}).find(([key]) => key.endsWith(`/texts/src/${locale}/app.ts`));
  return texts ? [texts[1].file] : [];
}

/** Letters of the interface in the weights of the first view. */
const FONT = /\/jost-latin-[456]00-normal\.woff2$/;

/** Returns the fonts of the first view: requested with the styles they arrive before the first paint, so that no letters change. */
export async function designerFonts(webFolder: string): Promise<readonly string[]> {
  const build = await readBuild(webFolder);
  return Object.entries(build?.manifest ?? {}).flatMap(([key, { file }]) => (FONT.test(key) ? [file] : []));
}

function filesIn(manifest: Manifest, page: PageView['page'], locale: ApiLocale): FirstFiles {
  const entry = manifest[PAGES];
  if (!entry) return NONE;
  const component = entry.dynamicImports?.find((key) => key.endsWith(`/${componentOf(page)}.tsx`));
  const texts = Object.keys(manifest).find((key) => key.endsWith(`/texts/src/${locale}/${TEXTS_OF_PAGE[page]}.ts`));
  const known = withImports(manifest, [PAGES]);
  const wanted = withImports(
    manifest,
    [component, texts].filter((key) => key !== undefined),
  );
  const modules = [...wanted].flatMap((key) => (known.has(key) ? [] : (manifest[key] ?? [])));
  return { scripts: [...new Set(modules.map(({ file }) => file))], styles: [...new Set(modules.flatMap(({ css }) => css ?? []))] };
}

function componentOf(page: string): string {
  const words = page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Page`;
}

/** Returns the keys and those of all modules that they import statically. */
function withImports(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return found;
}

interface Build {
  readonly path: string;
  /** Modification time of the manifest, ms. */
  readonly changedMs: number;
  readonly manifest: Manifest;
  /** Computed files, by page and language. */
  readonly files: Map<string, FirstFiles>;
}

let cached: Build | null = null;

/** Reads the bundler's manifest, and reads it again after a build; null if there is none. */
async function readBuild(webFolder: string): Promise<Build | null> {
  const path = join(webFolder, '.vite/manifest.json');
  try {
    const { mtimeMs } = await stat(path);
    if (cached?.path !== path || cached.changedMs !== mtimeMs) {
      cached = { path, changedMs: mtimeMs, manifest: JSON.parse(await readFile(path, 'utf8')) as Manifest, files: new Map() };
    }
    return cached;
  } catch {
    return null;
  }
}
