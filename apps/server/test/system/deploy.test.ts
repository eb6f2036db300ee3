import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCommand } from '../../../../test-support/find-command.mjs';
import { codeBlocks, readGuide } from '../../../../test-support/guides.ts';
import { SETTING_NAMES } from '../../src/settings/setting-names.ts';

/* Files for containers and systemd. `release.test.ts` runs the same steps in a bare folder. */

const root = resolve(import.meta.dirname, '../../../..');
const deploy = join(root, 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const blocksOf = (page: string) => codeBlocks(readGuide(page).text).map(({ code }) => code);

describe('the units of systemd', () => {
  it('stand in the guides as they are', () => {
    for (const name of ['muro.service', 'muro@.service']) expect(blocksOf('docs/install/production.md')).toContain(read(name).trimEnd());
    for (const name of ['muro-backup.service', 'muro-backup.timer'])
      expect(blocksOf('docs/operate/backup-and-restore.md')).toContain(read(name).trimEnd());
  });

  it('of one server and of several differ in port and settings alone', () => {
    const singleUnit = read('muro.service').replace('Description=Muro\n', '');
    const templateUnit = read('muro@.service').replace('Description=Muro on port %i\n', '');
    expect(templateUnit.replace('Environment=PORT=%i\nEnvironmentFile=-/srv/muro/%i.env\n', '')).toBe(singleUnit);
  });

  it('start files that the archive has', () => {
    const started = ['muro.service', 'muro@.service', 'muro-backup.service'].flatMap((name) => [
      ...read(name).matchAll(/^ExecStart=\/usr\/bin\/node \/opt\/muro\/(\S+)/gm),
    ]);
    expect(started).toHaveLength(4);
    for (const [, path = ''] of started) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  it.runIf(findCommand('systemd-analyze'))('are valid', () => {
    const units = readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => join(deploy, name))], {
      encoding: 'utf8',
    });
    // It looks for the program of ExecStart on this machine, where Node.js may lie elsewhere.
    const faults = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('muro') && !line.includes('/usr/bin/node'));
    expect([faults, units.length]).toEqual([[], 4]);
    if (existsSync('/usr/bin/node')) expect(status).toBe(0);
  });
});

describe('the samples of reverse proxies', () => {
  it('stand in the guide as they are', () => {
    const blocks = blocksOf('docs/install/reverse-proxy.md');
    for (const name of ['nginx.conf', 'Caddyfile']) expect(blocks).toContain(read(name).trimEnd());
  });
});

describe('the container', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

  it('has a base that is pinned by digest, of Node.js 24', () => {
    const bases = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1] ?? '');
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-\w+-slim@sha256:[0-9a-f]{64}$/);
  });

  it('runs as a user without rights, from files that are not its own', () => {
    expect(final).toContain('USER node');
    const user = final.indexOf('USER node');
    expect(final.findIndex((line) => line.startsWith('CMD'))).toBeGreaterThan(user);
    expect(final.filter((line) => line.startsWith('COPY'))).toEqual(['COPY --from=build /release/muro /opt/muro']);
  });

  it('starts and links files that the archive has', () => {
    const paths = final.flatMap((line) => [...line.matchAll(/\/opt\/muro\/([\w./-]+)/g)].map(([, path = '']) => path));
    expect(paths).toEqual(['apps/cli/bin/muro.mjs', 'apps/server/dist/main.js']);
    for (const path of paths) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  it('takes no secret and no build of the machine into the image', () => {
    const ignoredPaths = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignoredPaths).toEqual(expect.arrayContaining(['.env', '.git', 'data', '**/node_modules', '**/dist', '**/builds']));
  });
});

describe('the services of compose.yaml', () => {
  const text = read('compose.yaml');

  it('run images of others that are pinned by version and digest', () => {
    const images = [...text.matchAll(/^\s+image: (.+)$/gm)].map(([, image = '']) => image);
    const others = images.filter((image) => image !== 'muro');
    expect(others.map((image) => image.split(':')[0]).sort()).toEqual(['caddy', 'postgres']);
    for (const image of others) expect(image).toMatch(/^[a-z]+:\d+\.[\d.]+@sha256:[0-9a-f]{64}$/);
  });

  it('set only settings that exist', () => {
    const names = [...text.matchAll(/^\s+(MURO_\w+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !(SETTING_NAMES as readonly string[]).includes(name))).toEqual([]);
  });

  it.each(['one', 'many'])('are those that the proxy of profile %s asks', (profile) => {
    const hosts = new Set([...read(`Caddyfile.${profile}`).matchAll(/([\w-]+):8080/g)].map(([, host = '']) => host));
    expect(hosts.size).toBe(profile === 'one' ? 1 : 2);
    for (const host of hosts) expect(text).toMatch(new RegExp(`^  ${host}:\\n    <<: \\*muro\\n    profiles: \\[${profile}\\]`, 'm'));
  });

  it.runIf(findCommand('caddy')).each(['one', 'many'])('have a valid proxy: %s', (profile) => {
    const file = join(deploy, `Caddyfile.${profile}`);
    const { status, stdout } = spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, SHOP_HOST: 'shop.example' },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('"shop.example"');
  });
});
