// `node scripts/build.mjs web`: builds an app into a new folder and points `dist` at it, so that no file of a running server changes.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';

/** Builds that are kept: the present one, and former ones that a server may still run. */
const KEPT = 3;

/** Programs that complete a build, run from its folder. */
const STEPS = { web: [], server: ['make-empty-database.js'], cli: [] };

function node(args, cwd) {
  // Otherwise a build that a test or a developer's shell starts with another NODE_ENV contains the development version of React.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed`);
}

/** Makes `link` point at the folder in one step, so that a program that starts meanwhile finds the former build or the new one. */
export function switchTo(link, folder) {
  const next = `${link}.${process.pid}`;
  symlinkSync(folder, next, 'junction');
  const isFolder = lstatSync(link, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) rmSync(link, { recursive: true }); // of a version that built into `dist` itself
  renameSync(next, link);
}

/** Deletes all builds but the newest ones. */
export function deleteFormerBuilds(builds, count = KEPT) {
  const byAge = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), builtMs: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.builtMs - a.builtMs);
  for (const { path } of byAge.slice(count)) rmSync(path, { recursive: true, force: true });
}

function build(app) {
  const folder = join(root, 'apps', app);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `${version}-${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`;
  const buildFolder = join(folder, 'builds', name);
  mkdirSync(buildFolder, { recursive: true });
  try {
    node([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', buildFolder], folder);
    for (const step of STEPS[app]) node([join(buildFolder, step)], folder);
  } catch (error) {
    rmSync(buildFolder, { recursive: true, force: true });
    throw error;
  }
  switchTo(join(folder, 'dist'), join('builds', name));
  deleteFormerBuilds(join(folder, 'builds'));
}

const app = process.argv[2];
if (process.argv[1] === fileURLToPath(import.meta.url)) build(app);
