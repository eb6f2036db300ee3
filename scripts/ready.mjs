// Prepares a fresh checkout: `node scripts/ready.mjs install build browser tools engines`. A step that is up to date takes milliseconds.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../test-support/find-command.mjs';
import { hashOf, readStamp, root, writeStamp } from '../test-support/stamp.mjs';
import { findPostgres } from '../test-support/temp-postgres.mjs';
import { aptInstall } from './apt.mjs';
import { ensureBrowser } from './browser.mjs';
import { fetchNode24 } from './node-24.mjs';

const print = (text) => console.log(`[ready] ${text}`);
const fail = (text) => {
  console.error(`[ready] ${text}`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Muro needs Node.js 20.19 or newer; this is ${process.version}.`);

function npm(args) {
  const cli = process.env.npm_execpath; // set when npm runs this script; also right on Windows
  const run = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) fail(`npm ${args.join(' ')} failed.`);
}

const BUILT = { web: 'index.html', server: 'main.js', cli: 'main.js' };

/** Builds an app if its sources or those of a package changed. */
function build(app) {
  const want = hashOf(['package-lock.json', 'packages', `apps/${app}`, 'tsconfig.base.json']);
  if (readStamp(`build-${app}`) === want && existsSync(join(root, 'apps', app, 'dist', BUILT[app]))) return;
  print(`building ${app}`);
  npm(['run', '--silent', 'build', '-w', `@muro/${app}`]);
  writeStamp(`build-${app}`, want);
}

/** Commands, and the Debian packages that contain them. */
const TOOLS = { pdfinfo: 'poppler-utils', qpdf: 'qpdf', mutool: 'mupdf-tools', gs: 'ghostscript', python3: 'python3' };
/** OpenStack Swift, whose S3 API is the object store of the tests. */
const SWIFT = Object.fromEntries(['proxy', 'account', 'container', 'object'].map((part) => [`swift-${part}-server`, `swift-${part}`]));
const ENGINES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** Installs commands. If that is impossible, prints a message; the tests that need them are skipped. */
function installCommands(packageOf, what) {
  const missing = Object.keys(packageOf).filter((command) => !findCommand(command));
  if (missing.length === 0) return;
  print(`installing ${what}: ${missing.join(', ')}`);
  if (!aptInstall(missing.map((command) => packageOf[command])))
    print(`could not install them: the tests that need ${missing.join(', ')} will be skipped`);
}

const steps = {
  install() {
    const want = `${hashOf(['package-lock.json'])} node${major} ${process.platform} ${process.arch}`;
    if (readStamp('install') === want) return;
    print('installing packages (first start, or the lock file changed); this takes about half a minute');
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeStamp('install', want);
  },
  build() {
    for (const app of Object.keys(BUILT)) build(app);
  },
  server: () => build('server'),
  cli: () => build('cli'),
  browser() {
    if (!ensureBrowser(print)) fail('No Chromium found and none could be installed. Install one, or set CHROMIUM_PATH.');
  },
  tools() {
    installCommands(TOOLS, 'what examines the print files in the tests');
    installCommands({ ...SWIFT, memcached: 'memcached' }, 'the object store of the tests');
    installCommands({ nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' }, 'the reverse proxies of the guide');
    if (!fetchNode24(print)) print('could not fetch Node.js 24: its stages of the tests will be skipped');
    if (!findPostgres()) installCommands({ postgres: 'postgresql' }, 'the database server of the tests');
  },
  engines: () => installCommands(ENGINES, 'the other browser engines of the tests'),
};

for (const name of process.argv.slice(2)) {
  if (!steps[name]) fail(`Expected one of ${Object.keys(steps).join(', ')} for a step but received ${name}.`);
  steps[name]();
}
