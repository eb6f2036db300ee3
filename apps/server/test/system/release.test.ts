import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRunEnv } from '../../../../test-support/test-run.mjs';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { nextVersionWith } from '../db/other-versions.ts';
import { orderState, placeOrder } from '../orders/place-order.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { signUp } from '../support/http-client.ts';

/* docs/install/production.md and upgrade.md in a bare folder: the archive with production dependencies alone, read-only, as another user. */

const root = resolve(import.meta.dirname, '../../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const TOKEN = 'operator-token-of-these-tests';
/** Only root may run programs as another user. */
const OTHER_USER = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];

describe.runIf(process.platform === 'linux')('the archive of a version', () => {
  let folder: string;
  let tree: string;
  let home: string;
  let env: Record<string, string>;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-release-test-'));
    chmodSync(folder, 0o755);
    tree = join(folder, `muro-${version}`);
    home = join(folder, 'home');
    mkdirSync(home);
    if (OTHER_USER.length > 0) execFileSync('chown', ['65534', home]);
    const catalogue = makeCatalogue(folder);
    execFileSync('chmod', ['-R', 'a+rX', catalogue]);
    env = {
      MURO_DATA: join(home, 'data'),
      MURO_CATALOGUE: catalogue,
      MURO_OPERATOR_TOKEN: TOKEN,
      TMPDIR: home,
      PORT: String(await freePort()),
    };
    execFileSync(process.execPath, [join(root, 'scripts/ready.mjs'), 'build']);
    execFileSync(process.execPath, [join(root, 'scripts/release.mjs'), folder]);
  });
  afterAll(async () => {
    await server?.kill();
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const link = () => join(folder, 'muro');
  const install = (target: string) => {
    rmSync(link(), { force: true });
    symlinkSync(target, link());
  };
  const start = () => startProcess(env, join(link(), 'apps/server/dist/main.js'), undefined, { wrapper: OTHER_USER, cwd: home });
  const muro = (...args: string[]) => {
    const [program = '', ...more] = [...OTHER_USER, process.execPath, join(link(), 'apps/cli/bin/muro.mjs'), ...args];
    return promisify(execFile)(program, more, { cwd: home, env: { PATH: process.env.PATH, ...testRunEnv(), ...env } });
  };

  /** Runs the health check of the container. */
  const checkHealth = (port = '') => {
    const [, text = ''] = /^HEALTHCHECK[^\\]*\\\s+CMD (\[.*\])$/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? [];
    const [, ...args] = JSON.parse(text) as string[];
    return spawnSync(process.execPath, args, { env: { PORT: port } });
  };

  it('has a checksum file, is reproducible byte by byte, and installs without a compiler or a build', () => {
    const file = `muro-${version}.tar.gz`;
    expect(execFileSync('sha256sum', ['-c', `${file}.sha256`], { cwd: folder, encoding: 'utf8' })).toBe(`${file}: OK\n`);
    execFileSync(process.execPath, [join(root, 'scripts/release.mjs'), join(folder, 'again')]);
    expect(readFileSync(join(folder, 'again', file)).equals(readFileSync(join(folder, file)))).toBe(true);
    execFileSync('tar', ['-xzf', file], { cwd: folder });
    const npm = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: tree,
      encoding: 'utf8',
    });
    expect([npm.status, npm.stderr]).toEqual([0, expect.any(String)]);
    for (const name of ['typescript', 'vite', 'vitest', 'react'])
      expect(() => readFileSync(join(tree, 'node_modules', name, 'package.json'))).toThrow('ENOENT');
    execFileSync('chmod', ['-R', 'a-w', tree]);
    install(tree);
  });

  it('serves, prints and answers muro as another user, who may write the data folder alone', async () => {
    expect((await muro('--version')).stdout).toBe(`muro ${version}\n`);
    expect((await muro('init')).stdout).toContain('a new MURO_SECRET');
    server = await start();
    const health = await (await fetch(`${server.url}/healthz`)).json();
    expect(health, server.output()).toMatchObject({ ok: true, version, ready: true });
    expect(await (await fetch(`${server.url}/htmlapp/`)).text()).toContain('<script');
    expect(checkHealth(env.PORT).status).toBe(0);
    expect(checkHealth('9').status).toBe(1);
    const ana = await signUp(server.url, 'ana');
    const { id } = await placeOrder(ana, 600);
    await expect.poll(() => orderState(ana, id), { timeout: 120_000 }).toBe('printed');
    expect((await muro('orders', 'download', String(id), '-o', 'today')).stdout).toContain('1 print file');
    expect((await muro('backup', join(home, 'backups'))).stdout).toContain('rows');
    expect((await muro('verify', '--deep')).stdout).toContain('no fault');
    expect(await server.stop()).toBe(0);
    expect(server.entries().filter(({ level }) => ['error', 'fatal'].includes(level))).toEqual([]);
  });

  it('is replaced by the next version by changing a link, and restored the same way', async () => {
    const next = join(folder, 'muro-next');
    mkdirSync(join(next, 'apps'), { recursive: true });
    for (const name of ['node_modules', 'catalogue', 'apps/web', 'apps/cli']) symlinkSync(join(tree, name), join(next, name));
    cpSync(join(tree, 'package.json'), join(next, 'package.json'));
    cpSync(join(tree, 'apps/server'), join(next, 'apps/server'), { recursive: true });
    execFileSync('chmod', ['-R', 'u+w', join(next, 'apps/server')]);
    rmSync(join(next, 'apps/server/migrations'), { recursive: true });
    unlinkSync(join(next, 'apps/server/dist/empty-database.tar.gz'));
    cpSync(nextVersionWith(folder, 'create table "added" ("id" integer)'), join(next, 'apps/server/migrations'), { recursive: true });
    execFileSync('chmod', ['-R', 'a+rX', next]);

    install(next);
    server = await start();
    expect(server.output()).toMatch(/before-version-\d+[^"]*\.jsonl\.gz/);
    expect((await muro('orders', 'list')).stdout).toContain('printed');
    expect(await server.stop()).toBe(0);

    install(tree);
    server = await start();
    expect((await muro('orders', 'list')).stdout).toContain('printed');
    expect(await server.stop()).toBe(0);
  });
});
