// Node.js 24 LTS, which guides, container and archive use, beside the version of this machine: the npm registry has its program.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-support/stamp.mjs';

const VERSION = '24.22.3';
const NAME = `node-${process.platform}-${process.arch}`;
const folder = join(root, 'node_modules/.cache/muro', `node-${VERSION}`);

/** Returns the program of Node.js 24; null if it is not here. */
export function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const program = join(folder, 'node_modules', NAME, 'bin/node');
  return existsSync(program) ? program : null;
}

/** Fetches it, if it is not here. Returns false where that is impossible: without network, or on another system. */
export function fetchNode24(print) {
  if (findNode24()) return true;
  if (process.platform !== 'linux') return false;
  print(`fetching Node.js ${VERSION} for its stages of the tests`);
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', [...words, `${NAME}@${VERSION}`], { stdio: 'inherit' }).status === 0 && findNode24() !== null;
}
