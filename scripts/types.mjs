// Type-checks every workspace with its own settings (no DOM in the server, no platform APIs in the domain), in one process that reads
// shared files once. Incremental results are stored in each workspace, so that the next check only processes changes.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';

const PASSED_OVER = new Set(['node_modules', 'dist', 'builds', 'golden', 'public']);
/** Tolerance: the modification time of a new file may be slightly before its creation. */
const A_MOMENT_MS = 1000;

function* timesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name)) yield* timesBelow(join(folder, entry.name));
    } else if (/\.(?:[mc]?[jt]sx?|json)$/.test(entry.name)) yield statSync(join(folder, entry.name));
  }
}

/** Invalidates incremental results if a file appeared with an old modification time (moved or unpacked), which the compiler would miss. */
export function invalidateMovedFiles(folders, infos) {
  const existing = infos.filter((info) => existsSync(info));
  const sinceMs = Math.min(...existing.map((info) => statSync(info).mtimeMs));
  const hasOldTime = ({ ctimeMs, mtimeMs }) => ctimeMs > sinceMs && mtimeMs < ctimeMs - A_MOMENT_MS;
  if (folders.some((folder) => [...timesBelow(folder)].some(hasOldTime))) for (const info of existing) utimesSync(info, 0, 0);
}

/** Incremental results, as the settings name them. */
const INFOS = ['types.tsbuildinfo', 'types-test.tsbuildinfo'];

/** One checker per workspace: several would infer the same types repeatedly, which doubles the processor time. */
const HOW = ['--build', '--checkers', '1', '--builders', '2'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  const folders = [...workspaces, 'e2e', 'bench'].map((folder) => join(root, folder));
  // Tests of packages without platform APIs use those of Node, so they have settings of their own.
  const tests = folders.map((folder) => join(folder, 'tsconfig.test.json')).filter(existsSync);
  const projects = [...folders, ...tests];
  invalidateMovedFiles(
    [...folders, join(root, 'test-support'), join(root, 'scripts')],
    folders.flatMap((folder) => INFOS.map((name) => join(folder, 'node_modules/.cache', name))),
  );
  const run = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...HOW, ...projects], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
}
