// Stores a hash of a step's inputs, so that an unchanged step can be skipped.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const PASSED_OVER = new Set(['node_modules', 'dist', 'builds', 'coverage', 'data', 'golden', 'test']);

/** SHA-256 over names and contents of files and folders, given relative to the root. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) if (!PASSED_OVER.has(name)) walk(join(path, name));
  };
  for (const path of paths) walk(join(root, path));
  return hash.digest('hex');
}

const fileOf = (name) => join(root, 'node_modules', `.muro-${name}`);

export function readStamp(name) {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
}

export function writeStamp(name, value) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), value);
}
