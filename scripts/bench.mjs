// `npm run bench [NAME…]`: runs all benchmarks of bench/ or the named ones, one after the other, and passes other arguments on to them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-support/stamp.mjs';

const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const args = process.argv.slice(2);
const named = args.filter((word) => all.includes(word));
const others = args.filter((word) => !all.includes(word));
for (const name of named.length > 0 ? named : all) {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), `bench/${name}.ts`, ...others], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
