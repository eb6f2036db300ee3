// `npm run release`: packs the existing builds into the archive of a version, with its checksum. Usage: node scripts/release.mjs [folder]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../test-support/stamp.mjs';
import { productionLock } from './production-lock.mjs';

/** Files and folders of the archive beside the builds. */
const FILES = [
  ...['CHANGELOG.md', 'README.md', 'SECURITY.md', 'THIRD-PARTY-NOTICES.txt', 'catalogue', 'deploy', 'docs'],
  ...['apps/server/package.json', 'apps/server/public', 'apps/server/migrations', 'apps/cli/package.json', 'apps/cli/bin'],
];
const APPS = ['web', 'server', 'cli'];

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Returns a function that is true for packages that the built programs load: their name is in the code. Fonts are found by family. */
function createNeeds() {
  const folders = ['server', 'cli'].map((app) => join(root, 'apps', app, 'dist'));
  const code = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const isNamed = (name) =>
    ['"', "'", '`'].some((quote) => code.some((text) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`)));
  return (name) => name.startsWith('@fontsource/') || isNamed(name);
}

function writePackage(folder) {
  const { name, version, license, engines } = read('package.json');
  const lock = read('package-lock.json');
  const workspaces = Object.keys(lock.packages).filter((path) => /^(apps\/(server|cli)|packages\/[^/]+)$/.test(path));
  const { dependencies, packages } = productionLock(lock.packages, workspaces, createNeeds());
  const head = { name, version, license, engines, bin: { muro: 'apps/cli/bin/muro.mjs' }, dependencies };
  const write = (file, content) => writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { ...head, private: true, type: 'module', scripts: { start: 'exec node apps/server/dist/main.js' } });
  write('package-lock.json', { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages: { '': head, ...packages } });
}

function copyInto(folder) {
  for (const path of FILES) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const app of APPS) {
    const built = realpathSync(join(root, 'apps', app, 'dist'));
    // Browsers load source maps from the server; Node.js would need an option to read those of the other programs.
    const filter = (path) => app === 'web' || !path.endsWith('.map');
    cpSync(built, join(folder, 'apps', app, 'dist'), { recursive: true, filter });
  }
  for (const app of ['server', 'cli']) {
    const { name, version, type, bin } = read(`apps/${app}/package.json`);
    writeFileSync(join(folder, 'apps', app, 'package.json'), `${JSON.stringify({ name, version, private: true, type, bin }, null, 2)}\n`);
  }
}

/** Packs a folder into the same bytes each time. */
function pack(folder, name, archive) {
  const reproducibleOptions = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=u=rwX,go=rX'];
  const { status } = spawnSync('tar', ['-C', folder, ...reproducibleOptions, '-czf', archive, name], { stdio: 'inherit' });
  if (status !== 0) throw new Error('tar failed');
}

const { version } = read('package.json');
const name = `muro-${version}`;
const target = resolve(process.argv[2] ?? join(root, 'releases'));
const temporary = mkdtempSync(join(tmpdir(), 'muro-release-'));
try {
  const folder = join(temporary, name);
  mkdirSync(folder);
  copyInto(folder);
  writePackage(folder);
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tar.gz`);
  pack(temporary, name, archive);
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sha256}  ${name}.tar.gz\n`);
  console.log(`${archive}\n${sha256}`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
