// Finds exports that the product does not use: only tests do, or no file. `node scripts/dead-exports.mjs [ROOT]`
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';
import { isTestFile, readSources } from './imports.mjs';

const EXPORT = /\bexport\s+(?:async\s+)?(?:function\*?|const|let|class|interface|type)\s+([\w$]+)/g;

/** Calls `use(file, name)` for the names of an import, and follows re-exports; '*' stands for all names of a file. */
function follow(sources, { to, names }, use, visited = new Set()) {
  const key = `${to} ${names}`;
  if (!to || visited.has(key)) return;
  visited.add(key);
  for (const name of names) use(to, name);
  for (const reExport of sources.get(to).imports.filter(({ isPassedOn }) => isPassedOn)) {
    const isAll = reExport.names.includes('*');
    const importedNames = isAll ? names : reExport.names.filter((name) => names.includes(name) || names.includes('*'));
    if (importedNames.length > 0) follow(sources, { to: reExport.to, names: importedNames }, use, visited);
  }
}

/** Returns the names that the product imports, as 'file name'. */
function usedNames(sources) {
  const used = new Set();
  for (const [path, { imports }] of sources) {
    if (isTestFile(path)) continue;
    for (const imported of imports) if (!imported.isPassedOn) follow(sources, imported, (file, name) => used.add(`${file} ${name}`));
  }
  return used;
}

const timesIn = (text, name) =>
  text.match(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

/** Returns one line per export in `sources` (see `readSources`) that the product uses neither in its own file nor in another. */
export function findDeadExports(sources) {
  const used = usedNames(sources);
  return [...sources].flatMap(([path, { text }]) => {
    if (isTestFile(path)) return [];
    const names = [...text.matchAll(EXPORT)].map(([, name]) => name);
    const dead = names.filter((name) => !used.has(`${path} ${name}`) && !used.has(`${path} *`) && timesIn(text, name) < 2);
    return dead.map((name) => `${path}: ${name}: exported, and nothing but tests uses it`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dead = findDeadExports(readSources(resolve(process.argv[2] ?? root)));
  for (const line of dead) console.error(line);
  process.exit(dead.length > 0 ? 1 : 0);
}
