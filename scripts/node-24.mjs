// Finds or downloads Node.js 24 LTS, the version of the guides, the container and the archive, for tests on a machine with another version.
// The npm registry contains its binary.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-support/stamp.mjs';

const VERSION = '24.22.3';
const NAME = `node-${process.platform}-${process.arch}`;
const folder = join(root, 'node_modules/.cache/muro', `node-${VERSION}`);

/** Returns the path of the Node.js 24 binary; null if it is not installed. */
export function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const program = join(folder, 'node_modules', NAME, 'bin/node');
  return existsSync(program) ? program : null;
}

/** Downloads Node.js 24 unless it is installed. Returns false if that is impossible: without a network, or on another system than Linux. */
export function fetchNode24(print) {
  if (findNode24()) return true;
  if (process.platform !== 'linux') return false;
  print(`fetching Node.js ${VERSION} for its stages of the tests`);
  const installArguments = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', [...installArguments, `${NAME}@${VERSION}`], { stdio: 'inherit' }).status === 0 && findNode24() !== null;
}
