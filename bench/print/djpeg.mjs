// Baseline: decodes the photos by libjpeg's djpeg, one process per core at a time, and discards the pixels. node djpeg.mjs JOB.json OUT
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { photos } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const next = photos.values();
const decode = async () => {
  for (const { path } of next) await run('djpeg', ['-outfile', '/dev/null', path]);
};
await Promise.all(Array.from({ length: availableParallelism() }, decode));
writeFileSync(process.argv[3], '');
