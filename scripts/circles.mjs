// Finds circular imports between folders, at any depth of a package or of the tools; type imports count, and so do loose files.
import { dirname } from 'node:path';
import { isTestFile, isToolFile } from './imports.mjs';

/** Stands for the files directly in a folder: together they count as one of its subfolders. */
const LOOSE = 'its own files';

/** Returns the folder at which the paths of two files diverge, and their two subfolders in it; null if they share a folder. */
function neighbours(from, to) {
  const a = dirname(from).split('/');
  const b = dirname(to).split('/');
  const firstDifference = a.findIndex((name, index) => name !== b[index]);
  const depth = firstDifference < 0 ? a.length : firstDifference;
  const [first, second] = [a[depth] ?? LOOSE, b[depth] ?? LOOSE];
  return first === second ? null : { above: a.slice(0, depth).join('/'), from: first, to: second };
}

/** Returns the import graph of sibling folders by their parent folder; each edge has an example import. */
function neighbourhoods(sources) {
  const graph = new Map();
  for (const [path, { imports }] of sources) {
    const isCounted = isToolFile(path) ? isToolFile : (to) => !isTestFile(path) && !isTestFile(to);
    for (const { to } of imports) {
      const edge = to && isCounted(to) && neighbours(path, to);
      if (!edge) continue;
      const folders = graph.get(edge.above) ?? graph.set(edge.above, new Map()).get(edge.above);
      const used = folders.get(edge.from) ?? folders.set(edge.from, new Map()).get(edge.from);
      if (!used.has(edge.to)) used.set(edge.to, `${path} imports ${to}`);
    }
  }
  return graph;
}

/** Returns the shortest path from a folder back to itself; [] without one. */
function pathBack(folders, start) {
  const queue = [[start]];
  const visited = new Set();
  for (const path of queue) {
    for (const next of folders.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (!visited.has(next)) queue.push([...path, next]);
      visited.add(next);
    }
  }
  return [];
}

/** Returns one line per circular import in `sources` (see `readSources`), with an import for every step. */
export function findCircles(sources) {
  const lines = [];
  for (const [above, folders] of neighbourhoods(sources)) {
    const reported = new Set();
    for (const start of folders.keys()) {
      const path = reported.has(start) ? [] : pathBack(folders, start);
      for (const folder of path) reported.add(folder);
      if (path.length === 0) continue;
      const steps = path.map((folder, index) => folders.get(folder).get(path[index + 1] ?? start));
      lines.push(`${above || 'tools'}: ${path.join(' → ')} → ${start} is a circle: ${steps.join('; ')}`);
    }
  }
  return lines;
}
