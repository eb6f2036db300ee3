// The two walls the linter cannot see: platform calls in the pure packages, and use cases that import an outside by value.
// `node scripts/walls.mjs [ROOT]`
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './stamp.mjs';

const WALLS = [
  {
    folder: 'packages/domain/src',
    forbidden: /\b(Math\.random\b|Date\.now\b|new Date\(\)|performance\.now\b)/,
    reason: 'the domain has no clock and no randomness of its own: callers pass `now` and `random`',
  },
  {
    folder: 'apps/server/src/use-cases',
    forbidden: /^\s*import (?!type\b)[^;]*from '(?:\.\.\/(?:routes|stores|db|photos|print|cart)\/|fastify|drizzle-orm|sharp|@muro\/press)/m,
    reason: 'use cases see stores, database, pictures and routes as types only',
  },
];

function* sourceFiles(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The breaches of the walls below `base`, one line each. */
export function findBreaches(base) {
  return WALLS.flatMap(({ folder, forbidden, reason }) =>
    [...sourceFiles(join(base, folder))].flatMap((file) => {
      const hit = withoutComments(readFileSync(file, 'utf8')).match(forbidden);
      return hit ? [`${file.slice(base.length + 1)}: ${hit[0].trim()}: ${reason}`] : [];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const breaches = findBreaches(resolve(process.argv[2] ?? root));
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length > 0 ? 1 : 0);
}
