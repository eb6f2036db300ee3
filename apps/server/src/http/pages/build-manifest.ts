import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A module of the bundler's manifest; the fields used here. */
interface BuiltModule {
  /** Path of the built file below the web app's folder. */
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the modules that it imports statically. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The bundler's manifest: built modules by key, which is a path below the web app's sources. */
export type BuildManifest = Readonly<Record<string, BuiltModule>>;

/** Paths of built files below the web app's folder. */
export interface BuiltFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Build {
  readonly path: string;
  /** Modification time of the manifest, ms. */
  readonly changedMs: number;
  readonly manifest: BuildManifest;
  /** Computed files, by the page that they belong to. */
  readonly files: Map<string, BuiltFiles>;
}

let cached: Build | null = null;

/** Reads the bundler's manifest, and reads it again after a build; null if there is none. */
export async function readBuild(webFolder: string): Promise<Build | null> {
  const path = join(webFolder, '.vite/manifest.json');
  try {
    const { mtimeMs } = await stat(path);
    if (cached?.path !== path || cached.changedMs !== mtimeMs) {
      cached = { path, changedMs: mtimeMs, manifest: JSON.parse(await readFile(path, 'utf8')) as BuildManifest, files: new Map() };
    }
    return cached;
  } catch {
    return null;
  }
}

/** Returns the files of these modules and of all that they import statically, without those that the entry loads. */
export function filesBeside(manifest: BuildManifest, entry: string, keys: readonly string[]): BuiltFiles {
  const loaded = withImports(manifest, [entry]);
  const modules = [...withImports(manifest, keys)].flatMap((key) => (loaded.has(key) ? [] : (manifest[key] ?? [])));
  return { scripts: [...new Set(modules.map(({ file }) => file))], styles: [...new Set(modules.flatMap(({ css }) => css ?? []))] };
}

/** Returns the keys and those of all modules that they import statically, a module after its imports: so its styles win over theirs. */
function withImports(manifest: BuildManifest, keys: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const imported = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
    imported.add(key);
  };
  for (const key of keys) visit(key);
  return imported;
}
