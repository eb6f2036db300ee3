// Collects the licences of all packages that ship with Muro from the lock file. Usage: node scripts/notices.mjs (writes THIRD-PARTY-NOTICES.txt)
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';
import { resolveIn } from './production-lock.mjs';

const IS_LICENCE = /^(licen[cs]e|copying|ofl)/i;
const RULE = '-'.repeat(100);

/** Returns all packages that a workspace needs at run time, without those that only build or test Muro. */
function shippedPackages(lock) {
  const visited = new Set();
  const queue = Object.keys(lock).filter((path) => /^(apps|packages)\/[^/]+$/.test(path));
  for (const from of queue) {
    const { dependencies = {}, optionalDependencies = {} } = lock[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolveIn(lock, from, name);
      if (!path || lock[path].link || visited.has(path)) continue;
      visited.add(path);
      queue.push(path);
    }
  }
  return [...visited].sort();
}

/** Licence files of packages that bundle other packages. */
const BUNDLED_LICENCES = { 'node_modules/swagger-ui-dist': ['NOTICE', 'swagger-ui-es-bundle.js.LICENSE.txt'] };

function licenceText(path) {
  const folder = join(root, path);
  const file =
    existsSync(folder) &&
    readdirSync(folder)
      .sort()
      .find((name) => IS_LICENCE.test(name));
  const files = [...(file ? [file] : []), ...(BUNDLED_LICENCES[path] ?? [])];
  return files.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/** Builds the document. Packages of some platforms only are listed without a text, so that it is equal on every machine. */
export function noticesText() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const packagesOf = new Map();
  for (const path of shippedPackages(lock)) {
    const { version, license = 'see its text', optional } = lock[path];
    const text = optional ? 'Installed only where it fits the platform; its licence lies in its package.' : licenceText(path);
    const line = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version} (${license})`;
    const key = text || `Its package brings no text of its own; it is under ${license}.`;
    packagesOf.set(key, [...(packagesOf.get(key) ?? []), line]);
  }
  const parts = [...packagesOf].map(([text, lines]) => `${RULE}\n${lines.join('\n')}\n${RULE}\n\n${text}\n`);
  return `Muro ships with, and thanks, the following.\n\n${parts.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'THIRD-PARTY-NOTICES.txt'), noticesText());
