// Finds functions of more lines than allowed, counted from the first line of a function to its last: literals, comments and inner
// functions included. `node scripts/long-functions.mjs [ROOT]`
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { root } from '../test-support/stamp.mjs';
import { isTestFile, readSources } from './imports.mjs';

const MAX_LINES = 50;

/** Functions that are longer, by file and name, with their lines today. They may shrink; a function that fits again leaves the list. */
const LONG_FUNCTIONS = {
  'apps/web/src/app/cart/cart-store.ts anonymous': 58,
  'apps/web/src/canvas/CollageCanvas.tsx CollageCanvas': 59,
  'apps/web/src/canvas/picture-store.ts createPictureStore': 62,
  'apps/web/src/canvas/renderer.ts createRenderer': 61,
  'apps/web/src/files/worker-pool.ts createWorkerPool': 62,
  'apps/web/src/screens/editor/slots/SlotElement.tsx SlotElement': 56,
  'apps/web/src/screens/editor/tray/PhotoTile.tsx Picture': 53,
  'apps/web/src/state/collage/work-store.ts anonymous': 57,
  'apps/web/src/state/collage/work-store.ts createWorkStore': 61,
  'packages/press/src/pdf/pdf-context.ts pdfContext': 59,
};

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Calls `visit(node, parent)` for every node of a syntax tree. */
function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') walk(child, visit, node);
}

/** Returns the name of a function: its own, or that of the variable or property that holds it. */
const nameOf = (node, parent) => node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'anonymous';

/** Returns the functions of a source file that are too long, as `{ name, line, lines }`. */
function longFunctionsIn(path, source) {
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const functions = [];
  walk(parseAst(source, { lang: /\.[jt]sx$/.test(path) ? 'tsx' : 'ts' }), (node, parent) => {
    if (!FUNCTIONS.has(node.type) || !node.body) return;
    const line = lineAt(node.start);
    const lines = lineAt(node.end) - line + 1;
    if (lines > MAX_LINES) functions.push({ name: nameOf(node, parent), line, lines });
  });
  return functions;
}

const isProduct = (path) => !path.endsWith('.css') && !isTestFile(path);

/** One line for each function in `sources` (see `readSources`) below `base` that is too long, and for each entry of `exceptions` that is not too long. */
export function findLongFunctions(sources, base, exceptions = LONG_FUNCTIONS) {
  const foundKeys = new Set();
  const faults = [...sources.keys()].filter(isProduct).flatMap((path) =>
    longFunctionsIn(path, readFileSync(join(base, path), 'utf8')).flatMap(({ name, line, lines }) => {
      const key = `${path} ${name}`;
      foundKeys.add(key);
      const limit = exceptions[key] ?? MAX_LINES;
      return lines > limit ? [`${path}:${line}: ${name}: ${lines} lines, at most ${limit} are allowed`] : [];
    }),
  );
  const fitting = Object.keys(exceptions).filter((key) => !foundKeys.has(key));
  return [...faults, ...fitting.map((key) => `${key}: fits again; remove it from the list in scripts/long-functions.mjs`)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = resolve(process.argv[2] ?? root);
  const faults = findLongFunctions(readSources(base), base);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
