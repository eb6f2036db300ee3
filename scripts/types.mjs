// Type-checks every workspace under its own walls (no DOM in the server, nothing but the language in the domain).
// What a check learned is kept beside the packages, so that the next one reads only what changed.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.mjs';

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const kept = join(root, 'node_modules/.cache/types');
const projects = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));

function isSound(project) {
  const info = join(kept, `${project.replaceAll('/', '-')}.json`);
  const args = [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', info];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const failed = [...projects, 'e2e', 'bench'].filter((project) => !isSound(project));
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')} failed`);
  process.exit(1);
}
