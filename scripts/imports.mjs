// Import graph of the repository: the imported and exported names of every source file, including types.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const TOOL_PLACES = ['e2e', 'bench', 'scripts', 'test-support', 'art'];
const PLACES = ['packages', 'apps', ...TOOL_PLACES];
const SKIPPED = new Set(['node_modules', 'dist', 'builds', 'golden', 'public']);
const STRING_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
const FROM = /\b(import|export)\s+(type\s+)?([\w$*{},\s]*?)\s*from\s*['"]([^'"]+)['"]/g;
const WHOLE = /\bimport\s*(?:\(\s*)?['"]([^'"]+)['"]/g;

/** Yields the source files and style sheets below `base`, as relative paths with '/'. */
function* sourceFiles(base, folder) {
  if (!statSync(join(base, folder), { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && !entry.name.startsWith('.')) yield* sourceFiles(base, path);
    } else if (/\.(?:tsx?|mjs|css)$/.test(entry.name)) yield path;
  }
}

/** Removes the comments of a program; comment markers in strings stay. */
export const withoutComments = (text) => text.replace(STRING_OR_COMMENT, (_, string) => string ?? '');

/** Returns the imported names of `{ a, type B as C }`, as in the other file; '*' for all of them. */
function namesIn(clause) {
  if (clause.includes('*')) return ['*'];
  const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = listed.split(',').map(
    (name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0],
  );
  return [...names.filter((name) => name !== ''), ...(/^\s*[\w$]/.test(clause) ? ['default'] : [])];
}

function importsIn(text) {
  const named = [...text.matchAll(FROM)].map(([, verb, type, clause, from]) => ({
    from,
    names: namesIn(clause),
    isPassedOn: verb === 'export',
    isType: type !== undefined || /^\{(?:\s*type [\w$ ]+,?)+\s*\}$/.test(clause),
  }));
  const namespaces = [...text.matchAll(WHOLE)].map(([, from]) => ({ from, names: ['*'], isPassedOn: false, isType: false }));
  return [...named, ...namespaces];
}

/** Resolves the specifier `from` in the file `path`; null for an external package. */
function fileOf(path, from, files) {
  const [, packageName, entry = 'index'] = /^@muro\/([a-z]+)(?:\/([a-z]+))?$/.exec(from) ?? [];
  if (packageName)
    return [`packages/${packageName}/src/${entry}.ts`, `apps/${packageName}/src/${entry}.ts`].find((file) => files.has(file)) ?? null;
  if (!from.startsWith('.')) return null;
  const file = normalize(join(dirname(path), from))
    .replaceAll('\\', '/')
    .replace(/\?.*$/, '');
  return files.has(file) ? file : null;
}

/**
 * Reads every source file below `base`: its text without comments, and its imports. `to` is the imported file, null for an external
 * package.
 * @returns {Map<string, { text: string, imports: { from: string, to: string | null, names: string[], isPassedOn: boolean, isType: boolean }[] }>}
 */
export function readSources(base) {
  const files = new Map(PLACES.flatMap((place) => [...sourceFiles(base, place)]).map((path) => [path, null]));
  for (const path of files.keys()) {
    const text = withoutComments(readFileSync(join(base, path), 'utf8'));
    files.set(path, { text, imports: importsIn(text).map((imported) => ({ ...imported, to: fileOf(path, imported.from, files) })) });
  }
  return files;
}

/** True for tests, benchmarks and tools, which are not part of the product. */
export const isTestFile = (path) => /\.test\.(?:tsx?|mjs)$|\/test\//.test(path) || isToolFile(path);

/** True for a file in one of the tool folders. */
export const isToolFile = (path) => TOOL_PLACES.includes(path.slice(0, path.indexOf('/')));
