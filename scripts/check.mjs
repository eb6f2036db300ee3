// `npm run check`: runs lock file, types and lint in parallel, and walls, dead exports, long functions and plain English meanwhile; prints the output of
// each part in one piece.
import { spawn } from 'node:child_process';
import { root } from '../test-support/stamp.mjs';
import { findDeadExports } from './dead-exports.mjs';
import { readSources } from './imports.mjs';
import { findLongFunctions } from './long-functions.mjs';
import { checkPlainEnglish } from './plain-english.mjs';
import { findBreaches } from './walls.mjs';

const PARTS = [
  ['scripts/check-lock.mjs'],
  ['scripts/types.mjs'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
];
const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;

/** Runs one part; true if it found no fault. */
function isSound(args) {
  const child = spawn(process.execPath, args, { cwd: root, env });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const parts = PARTS.map(isSound);
const sources = readSources(root);
const wording = checkPlainEnglish();
const breaches = [...findBreaches(sources), ...findDeadExports(sources), ...findLongFunctions(sources, root), ...wording.faults];
for (const notice of wording.notices) console.error(`notice: ${notice}`);
for (const breach of breaches) console.error(breach);
const sound = await Promise.all(parts);
process.exitCode = breaches.length === 0 && sound.every(Boolean) ? 0 : 1;
