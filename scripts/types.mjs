// Type-checks every workspace under its own walls (no DOM in the server, nothing but the language in the domain), in one process
// that reads what they share once. What a check learned is kept beside each workspace, so that the next one looks only at what changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';

const PASSED_OVER = new Set(['node_modules', 'dist', 'golden', 'public']);
/** A file is written a moment before it gets its name, ms. */
const A_MOMENT_MS = 1000;

function* timesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name)) yield* timesBelow(join(folder, entry.name));
    } else if (/\.(?:[mc]?[jt]sx?|json)$/.test(entry.name)) yield statSync(join(folder, entry.name));
  }
}

/** Makes the compiler look at all again if a file came with a time of before (moved, unpacked): it goes by times and would pass it over. */
export function distrustTimes(folders, infos) {
  const known = infos.filter((info) => existsSync(info));
  const sinceMs = Math.min(...known.map((info) => statSync(info).mtimeMs));
  const cameOld = ({ ctimeMs, mtimeMs }) => ctimeMs > sinceMs && mtimeMs < ctimeMs - A_MOMENT_MS;
  if (folders.some((folder) => [...timesBelow(folder)].some(cameOld))) for (const info of known) utimesSync(info, 0, 0);
}

/** One checker a workspace: several find out the same types again, each for itself, and take twice the processor time. */
const HOW = ['--build', '--checkers', '1', '--builders', '2'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  const projects = [...workspaces, 'e2e', 'bench'].map((folder) => join(root, folder));
  distrustTimes(
    [...projects, join(root, 'test-support'), join(root, 'scripts')],
    projects.map((project) => join(project, 'node_modules/.cache/types.tsbuildinfo')), // as tsconfig.base.json says
  );
  const run = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...HOW, ...projects], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
}
