// Baseline: `cat` of the photos into one file, not flushed. node cat.mjs JOB.json OUT
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

const { photos } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const out = openSync(process.argv[3], 'w');
const { status } = spawnSync(
  'cat',
  photos.map(({ path }) => path),
  { stdio: ['ignore', out, 'inherit'] },
);
closeSync(out);
process.exitCode = status ?? 1;
