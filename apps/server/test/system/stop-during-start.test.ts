import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { freePort, startProcess } from '../start/start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-stop-during-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a signal during the start ends the server gracefully, and the next start takes its data over', async () => {
  const MURO_DATA = join(folder, 'data');
  const env = { MURO_DATA, MURO_CATALOGUE: makeCatalogue(folder), PORT: String(await freePort()) };
  const isOpeningDatabase = async () => existsSync(join(MURO_DATA, 'database'));
  const first = await startProcess(env, undefined, isOpeningDatabase);
  expect(await first.stop()).toBe(0);
  expect(first.output()).not.toContain('Muro is ready');
  const second = await startProcess(env);
  expect(second.output()).toContain('Muro is ready');
  expect(await second.stop()).toBe(0);
});
