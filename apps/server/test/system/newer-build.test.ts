import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';

const ours = resolve(import.meta.dirname, '../../../..');
let folder: string;
let server: ServerProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-newer-build-'));
});
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the built server, as a product whose web app is built anew as often as the test wishes. */
function copyProduct(): void {
  mkdirSync(join(folder, 'apps/server/builds'), { recursive: true });
  mkdirSync(join(folder, 'apps/web/builds'), { recursive: true });
  for (const name of ['node_modules', 'catalogue', 'packages', 'package.json', 'apps/server/node_modules'])
    if (existsSync(join(ours, name))) symlinkSync(join(ours, name), join(folder, name));
  for (const name of ['package.json', 'public', 'migrations'])
    cpSync(join(ours, 'apps/server', name), join(folder, 'apps/server', name), { recursive: true });
  cpSync(realpathSync(join(ours, 'apps/server/dist')), join(folder, 'apps/server/builds/one'), { recursive: true });
  symlinkSync('builds/one', join(folder, 'apps/server/dist'));
}

function buildWeb(name: string): void {
  const buildFolder = join(folder, 'apps/web/builds', name);
  mkdirSync(join(buildFolder, 'assets'), { recursive: true });
  writeFileSync(join(buildFolder, 'index.html'), `<head><title>${name}</title></head>`);
  writeFileSync(join(buildFolder, `assets/page-${name}.js`), `'${name}'`);
  if (name !== 'one') unlinkSync(join(folder, 'apps/web/dist'));
  symlinkSync(join('builds', name), join(folder, 'apps/web/dist'));
}

it('a build during the run of a server changes none of its pages; after a restart open pages still find their files', async () => {
  copyProduct();
  buildWeb('one');
  const env = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(join(folder, 'shop')), PORT: String(await freePort()) };
  const start = () => startProcess(env, join(folder, 'apps/server/dist/main.js'));
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`);
    return [answer.status, await answer.text()];
  };
  server = await start();
  expect(await get('/htmlapp/')).toEqual([200, expect.stringContaining('<title>one</title>')]);

  buildWeb('two');
  cpSync(join(folder, 'apps/server/builds/one'), join(folder, 'apps/server/builds/two'), { recursive: true });
  unlinkSync(join(folder, 'apps/server/dist'));
  symlinkSync('builds/two', join(folder, 'apps/server/dist'));
  expect(await get('/htmlapp/')).toEqual([200, expect.stringContaining('<title>one</title>')]);
  expect(await get('/htmlapp/assets/page-one.js')).toEqual([200, "'one'"]);
  expect(await server.stop()).toBe(0);

  rmSync(join(folder, 'apps/web/builds/one'), { recursive: true });
  server = await start();
  expect(await get('/htmlapp/')).toEqual([200, expect.stringContaining('<title>two</title>')]);
  for (const name of ['one', 'two']) expect(await get(`/htmlapp/assets/page-${name}.js`)).toEqual([200, `'${name}'`]);
  expect(readdirSync(join(folder, 'data/web-files')).sort()).toEqual(['page-one.js', 'page-two.js']);
  expect(await server.stop()).toBe(0);
});
