// Type-checks every workspace under its own walls (no DOM in the server, nothing but the language in the domain).
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.mjs';

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const projects = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
const failed = [...projects, 'e2e'].filter(
  (project) => spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')} failed`);
  process.exit(1);
}
