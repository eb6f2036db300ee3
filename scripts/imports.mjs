// Who imports what from whom: every source file of the house with the names it takes and gives, types included.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const TOOL_PLACES = ['e2e', 'bench', 'scripts', 'test-support', 'art'];
const PLACES = ['packages', 'apps', ...TOOL_PLACES];
const SKIPPED = new Set(['node_modules', 'dist', 'golden', 'public']);
const STRING_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
const FROM = /\b(import|export)\s+(type\s+)?([\w$*{},\s]*?)\s*from\s*['"]([^'"]+)['"]/g;
const WHOLE = /\bimport\s*(?:\(\s*)?['"]([^'"]+)['"]/g;

/** Source files and style sheets below `base`, as paths from there with '/'. */
function* sourceFiles(base, folder) {
  if (!statSync(join(base, folder), { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && !entry.name.startsWith('.')) yield* sourceFiles(base, path);
    } else if (/\.(?:tsx?|mjs|css)$/.test(entry.name)) yield path;
  }
}

/** A program without its comments; what looks like one inside a string stays. */
export const withoutComments = (text) => text.replace(STRING_OR_COMMENT, (_, string) => string ?? '');

/** `{ a, type B as C }` → the names as the other file gives them; '*' for all of them. */
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
  const whole = [...text.matchAll(WHOLE)].map(([, from]) => ({ from, names: ['*'], isPassedOn: false, isType: false }));
  return [...named, ...whole];
}

/** The file that `from` in `path` speaks of, null for a package from outside. */
function fileOf(path, from, files) {
  const [, own, door = 'index'] = /^@muro\/([a-z]+)(?:\/([a-z]+))?$/.exec(from) ?? [];
  if (own) return [`packages/${own}/src/${door}.ts`, `apps/${own}/src/${door}.ts`].find((file) => files.has(file)) ?? null;
  if (!from.startsWith('.')) return null;
  const file = normalize(join(dirname(path), from))
    .replaceAll('\\', '/')
    .replace(/\?.*$/, '');
  return files.has(file) ? file : null;
}

/**
 * Every source file below `base`: its text without comments, and its imports; `to` is the file that is meant, null for a package
 * from outside.
 * @returns {Map<string, { text: string, imports: { from: string, to: string | null, names: string[], isPassedOn: boolean, isType: boolean }[] }>}
 */
export function readHouse(base) {
  const files = new Map(PLACES.flatMap((place) => [...sourceFiles(base, place)]).map((path) => [path, null]));
  for (const path of files.keys()) {
    const text = withoutComments(readFileSync(join(base, path), 'utf8'));
    files.set(path, { text, imports: importsIn(text).map((one) => ({ ...one, to: fileOf(path, one.from, files) })) });
  }
  return files;
}

/** Whether a file is a test or serves tests, measurements or the work on the house: nothing of it is in the product. */
export const isTestFile = (path) => /\.test\.(?:tsx?|mjs)$|\/test\//.test(path) || isToolFile(path);

/** Whether a file lies in one of the folders beside the product. */
export const isToolFile = (path) => TOOL_PLACES.includes(path.slice(0, path.indexOf('/')));
